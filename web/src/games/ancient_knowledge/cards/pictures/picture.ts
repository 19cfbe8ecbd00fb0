/** The picture of a card, from its kind and id: every card has its own sherd. */
import '../../figures.css';
import { rng } from '../../../../draw/geometry';
import { cities } from './cities';
import { figure } from './figures';
import { instruments } from './instruments';
import { letters } from './letters';
import { megaliths } from './megaliths';
import { motifOf } from './motifs';
import { pyramids } from './pyramids';
import { relics } from './relics';
import { sageWithSign } from './sages';
import { G, ground, H, sky, W, type Motifs, type Random } from './sherd';

const families: Record<string, Motifs> = {
  city: cities,
  megalith: megaliths,
  pyramid: pyramids,
  artifact: { ...instruments, ...relics },
};

/** A card of a pack that names no motif takes one by its dice. */
function motif(family: Motifs, id: string, g: Random): string {
  const names = Object.keys(family);
  const named = motifOf[id];
  return family[named] ? named : names[Math.floor(g() * names.length)];
}

function inside(kind: string, id: string, g: Random): string {
  const family = families[kind];
  if (family) return family[motif(family, id, g)](g);
  if (kind === 'writing') return letters(id);
  return kind === 'secret' ? figure(id) : sageWithSign(id, g);
}

const drawn = new Map<string, string>();

/** Which part of a picture stays in sight where its frame is low. */
export type Part = 'top' | 'middle' | 'bottom';
const ALIGNED: Record<Part, string> = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' };

function draw(kind: string, id: string, part: Part): string {
  const g = rng(kind + id);
  const body = inside(kind, id, g);
  const scene = ['city', 'megalith', 'pyramid'].includes(kind);
  const hills = `<path class="ink-back" d="M0 ${G - 22}Q40 ${(G - 36 - g() * 10).toFixed(1)} 84 ${G - 20}T160 ${G - 26}V${G}H0Z"/>`;
  return (
    `<svg class="picture pic-${kind}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="${ALIGNED[part]} slice" aria-hidden="true">` +
    `<rect class="ink-tint" width="${W}" height="${H}"/>` +
    (scene ? hills + sky(g) + body + ground(kind) : body) +
    '</svg>'
  );
}

/** The picture as an SVG element in text, drawn once. */
export function picture(kind: string, id: string, part: Part = 'bottom'): string {
  const key = `${kind}/${id}/${part}`;
  let made = drawn.get(key);
  if (made === undefined) drawn.set(key, (made = draw(kind, id, part)));
  return made;
}
