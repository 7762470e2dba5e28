import { em, largestText, smallestText } from './custom-sizes.ts';

const px = { px: 1, rem: em } as const;
const ofParent = { em: 1, '%': 0.01 } as const;

/** The size in CSS px that a declaration gives to text in text of another size; undefined for other declarations. */
function sizeIn(parent: number, declaration: string): number | undefined {
  const [, number, unit] = /^font-size:([\d.]+)(px|rem|em|%)(?: !important)?$/.exec(declaration) ?? [];
  if (number === undefined || unit === undefined) return undefined;
  if (unit === 'px' || unit === 'rem') return Number(number) * px[unit];
  return unit === 'em' || unit === '%' ? Number(number) * ofParent[unit] * parent : undefined;
}

// products of decimals come out a trace too small or too large
const trace = 0.001;
const fits = (size: number): boolean => size >= smallestText - trace && size <= largestText + trace;

/** The size that counts: the last one, or the last that says that it is important. */
const deciding = (sizes: readonly string[]): string | undefined =>
  sizes.findLast((size) => size.endsWith('!important')) ?? sizes.at(-1);

/**
 * Follows text through elements in elements, whose sizes multiply: each may be readable for itself, and none of them in
 * the other. Told of every element that opens and closes, it answers with the styles that may stay.
 */
export function nestedTextSizes(): {
  /** @param style as it was sanitised: `font-size:0.8em;color:#fff` */
  open: (style: string | undefined) => { style: string; isRefused: boolean };
  close: () => void;
} {
  const stack: number[] = [];
  return {
    open: (style = '') => {
      const parent = stack.at(-1) ?? em;
      const declarations = style.split(';').filter((declaration) => declaration !== '');
      const sizes = declarations.filter((declaration) => sizeIn(parent, declaration) !== undefined);
      const isRefused = sizes.some((size) => !fits(sizeIn(parent, size) ?? parent));
      const decided = isRefused ? undefined : deciding(sizes);
      stack.push((decided === undefined ? undefined : sizeIn(parent, decided)) ?? parent);
      const kept = isRefused ? declarations.filter((one) => !sizes.includes(one)) : declarations;
      return { style: kept.join(';'), isRefused };
    },
    close: () => void stack.pop(),
  };
}
