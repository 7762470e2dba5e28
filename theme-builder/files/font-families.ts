import type { ThemeFont } from '@portico/tokens';
import { familiesIn, standInOf } from '@portico/tokens/fonts';
import type { FontFile, ThemeFile } from './backend.ts';

/** Files of one weight and style, which write different letters. */
export type FontCut = {
  weight: ThemeFont['weight'];
  style: ThemeFont['style'];
  files: readonly FontFile[];
  /** Letters of the site’s languages that all of them lack. */
  missing: FontFile['missing'];
};
export type FontFamily = { name: string; cuts: readonly FontCut[] };

/** As many ranges as a theme keeps of a font. */
const mostRanges = 60;
/** As many characters as a list of fonts may have. */
const longestStack = 300;

/** Fewer ranges that take in the same, and little more: browsers look into the file for what is between. */
function joined(ranges: ThemeFont['ranges']): ThemeFont['ranges'] {
  const gaps = ranges.slice(1).map(([first], index) => first - (ranges[index]?.[1] ?? first));
  const widest = gaps.toSorted((one, other) => other - one)[mostRanges - 1] ?? 0;
  const found: (readonly [number, number])[] = [];
  ranges.forEach((range, index) => {
    const before = found.at(-1);
    if (before && (gaps[index - 1] ?? 0) <= widest) found[found.length - 1] = [before[0], range[1]];
    else found.push(range);
  });
  return found;
}

/** A file as a theme names it. */
function themeFontOf({ url, facts }: FontFile): ThemeFont {
  const { family, weight, isItalic, ranges, ascent, descent, lineGap, letterWidth } = facts;
  const style = isItalic ? 'italic' : 'normal';
  return { family, url, weight, style, ranges: joined(ranges), ascent, descent, lineGap, letterWidth };
}

const cutName = ({ facts: { weight, isItalic } }: FontFile) => `${weight.join(' ')} ${isItalic}`;

function missingFrom(files: readonly FontFile[]): FontCut['missing'] {
  const [first, ...others] = files;
  return (first?.missing ?? []).flatMap(({ locale, letters }) => {
    const left = others.reduce<readonly string[]>((some, { missing }) => {
      const lacking = missing.find((each) => each.locale === locale)?.letters ?? [];
      return some.filter((letter) => lacking.includes(letter));
    }, letters);
    return left.length === 0 ? [] : [{ locale, letters: left }];
  });
}

function cutOf(files: readonly [FontFile, ...FontFile[]]): FontCut {
  const { weight, isItalic } = files[0].facts;
  return { weight, style: isItalic ? 'italic' : 'normal', files, missing: missingFrom(files) };
}

/** The uploaded fonts by family, the family of the newest file first, and its cuts from upright and light to heavy. */
export function familiesOf(files: readonly ThemeFile[]): readonly FontFamily[] {
  const fonts = files.filter((file) => file.kind === 'font');
  // browsers tell names of fonts apart regardless of case
  const byFamily = Map.groupBy(fonts, ({ facts }) => facts.family.toLowerCase());
  return [...byFamily.values()].map((ofFamily) => ({
    name: ofFamily[0]?.facts.family ?? '',
    cuts: [...Map.groupBy(ofFamily, cutName).values()]
      .map((ofCut) => cutOf(ofCut as [FontFile, ...FontFile[]]))
      .toSorted((one, other) =>
        one.style === other.style ? one.weight[0] - other.weight[0] : one.style === 'normal' ? -1 : 1,
      ),
  }));
}

const writesAll = ([first, last]: readonly [number, number], { facts }: FontFile) =>
  facts.ranges.some((range) => first >= range[0] && last <= range[1]);

/** What a theme needs of a family: a file takes the place of those of its cut that came before it and write no more. */
export const neededOf = ({ cuts }: FontFamily): readonly ThemeFont[] =>
  cuts.flatMap(({ files }) =>
    files
      .filter(
        ({ facts }, index) =>
          !files.slice(0, index).some((newer) => facts.ranges.every((range) => writesAll(range, newer))),
      )
      .map(themeFontOf),
  );

const quoted = (name: string) => `"${name}"`;

/**
 * A list of fonts that begins with a family, then what stands in for it, then what the list had before.
 *
 * @param own the families that are no system's
 */
export function stackWith(family: string, before: string, own: readonly string[]): string {
  const left = new Set(
    [...own, family].flatMap((name) => [name, standInOf(name)]).map((name) => name.toLowerCase()),
  );
  const system = before
    .split(',')
    .filter((part) => familiesIn(part).every((name) => !left.has(name.toLowerCase())));
  const rest = system.map((part) => part.trim()).filter((part) => part !== '' && !part.startsWith('{'));
  const ending = rest.length === 0 ? ['sans-serif'] : rest;
  const whole = [quoted(family), quoted(standInOf(family)), ...ending].join(', ');
  return whole.length <= longestStack
    ? whole
    : [quoted(family), quoted(standInOf(family)), ...ending.slice(-1)].join(', ');
}
