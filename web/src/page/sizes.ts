// Kinds of screens, declared once: style sheets write `@media (--phone)`, scripts ask `phone.ts`.

const PHONE = '(max-width: 640px)';
const LOW = '(max-height: 500px)';

export const SIZES: Readonly<Record<string, string>> = {
  /** A phone, upright. */
  phone: PHONE,
  /** Upright and so low that the seats stand in the top bar. */
  'low-phone': `${PHONE} and (max-height: 739px)`,
  /** A phone that lies on its side: the board at the left, everything else beside it. */
  lying: `(min-width: 641px) and ${LOW}`,
  /** A phone, either way. */
  small: `${PHONE}, ${LOW}`,
  /** So wide, or wider, that it is no phone upright. */
  roomy: '(min-width: 641px)',
  /** A screen that is low, and one that is not. */
  low: LOW,
  high: '(min-height: 501px)',
  /** The narrowest phones, and phones that lie with little beside the board. */
  slim: '(max-width: 380px)',
  pocket: '(max-width: 759px)',
  /** Too narrow for links in the top bar, for the name of the page there, for the widest rail. */
  narrow: '(max-width: 899px)',
  tablet: '(max-width: 1099px)',
  laptop: '(max-width: 1179px)',
  desktop: '(max-width: 1399px)',
  /** Things are touched by fingers. */
  touch: '(pointer: coarse)',
};

/** A media query in which names stand for sizes. */
export const spelled = (query: string): string =>
  query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const size = SIZES[name];
    if (size === undefined) throw new Error(`no size is called ${name}`);
    return size;
  });
