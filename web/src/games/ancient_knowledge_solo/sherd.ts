// Alone at home: three coffers on a shelf.
import { coffer } from '../ancient_knowledge/cards/pictures/coffers';

const placed = (id: string, state: 'todo' | 'unlocked', x: number, y: number, size: number): string =>
  coffer(id, state).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size * 0.86}" `);

export function picture(): string {
  const ground =
    '<rect width="420" height="236" fill="var(--tint-artifact)"/><rect y="188" width="420" height="12" fill="var(--frame)"/>';
  const key = Array.from({ length: 18 }, (_, i) => `M${i * 24 - 4} 226v-18h18v12h-9v-5M${i * 24 - 4} 226h24`).join('');
  const frieze = `<path d="${key}" fill="none" stroke="var(--frame)" stroke-width="2.4"/>`;
  return (
    ground +
    frieze +
    placed('A', 'todo', 18, 72, 132) +
    placed('F', 'unlocked', 142, 60, 144) +
    placed('K', 'todo', 278, 72, 132)
  );
}

export const thumb = (): string => coffer('F', 'unlocked');
