/** How far something is. */
export type ProgressValue =
  | {
      /** From 0 to `max`; what lies outside counts as its nearest end. */
      value: number;
      /**
       * What all of it is.
       * @default 100
       */
      max?: number;
      /**
       * How far it is, in words: “3 of 5 files”.
       * @default the percentage, in the numbers of the language around it
       */
      valueText?: string;
    }
  | { value?: undefined; max?: undefined; valueText?: undefined };

/** The share that is done, from 0 to 1; undefined when nobody knows. A whole of nothing is done. */
export function shareOf({ value, max = 100 }: { value?: number; max?: number }): number | undefined {
  if (value === undefined) return undefined;
  if (max <= 0) return 1;
  return Math.min(1, Math.max(0, value / max));
}

/** In whole percent: 100 for all of it only. */
export const wholePercent = (share: number): number =>
  // 0.29 × 100 is a little less than 29
  Math.floor(share * 100 + 1e-9);

/** In whole percent, in the numbers of a language. */
export const percent = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(wholePercent(share) / 100);
