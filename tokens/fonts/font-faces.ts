import type { ThemeFont } from '../document/theme-document.ts';

/** The family that stands in for a font until it has come, or where it does not come. */
export const standInOf = (family: string): string => `${family} fallback`;

/**
 * Arial, and what is cut to its widths; `letterWidth` measured as that of an uploaded font is. Roboto, which Android has in
 * their place, is less than one per cent wider.
 */
const arial = {
  regular: { letterWidth: 0.4424, names: { normal: '', italic: ' Italic' } },
  bold: { letterWidth: 0.4785, names: { normal: ' Bold', italic: ' Bold Italic' } },
} as const;
const likeArial = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] as const;
/** From this weight on browsers take the bold one of two. */
const boldFrom = 600;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
const hex = (code: number): string => code.toString(16).toUpperCase();
const unicodeRange = ({ ranges }: ThemeFont): string =>
  ranges.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join();
const weightText = (least: number, greatest: number): string =>
  least === greatest ? String(least) : `${least} ${greatest}`;

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

type Cut = keyof typeof arial;

/** The cuts of Arial that cover the weights of a font. */
function cutsOf({ weight: [least, greatest] }: ThemeFont): readonly [Cut, string][] {
  if (greatest < boldFrom) return [['regular', weightText(least, greatest)]];
  if (least >= boldFrom) return [['bold', weightText(least, greatest)]];
  return [
    ['regular', weightText(least, boldFrom - 1)],
    ['bold', weightText(boldFrom, greatest)],
  ];
}

/**
 * A font that everybody has, made as wide and as tall as the one that is on its way, so that no line breaks elsewhere when
 * it comes. As in https://developer.chrome.com/blog/font-fallbacks: `size-adjust` is the ratio of the mean widths of a letter;
 * the overrides, which are shares of the adjusted size, are divided by it.
 */
function standIns(font: ThemeFont): readonly string[] {
  const { family, style, letterWidth, ascent, descent, lineGap } = font;
  // nobody knows how wide other scripts are in what is there
  if (letterWidth === null) return [];
  const cuts = cutsOf(font);
  return cuts.map(([cut, weight]) => {
    // of a variable font only the width of its first weight is known: it is taken to widen as Arial does
    const [[measured] = [cut]] = cuts;
    const adjusted = letterWidth / arial[measured].letterWidth;
    const name = arial[cut].names[style];
    return face({
      'font-family': `"${standInOf(family)}"`,
      src: likeArial.map((local) => `local("${local}${name}")`).join(),
      'font-weight': weight,
      'font-style': style,
      'size-adjust': percent(adjusted),
      'ascent-override': percent(ascent / adjusted),
      'descent-override': percent(descent / adjusted),
      'line-gap-override': percent(lineGap / adjusted),
      'unicode-range': unicodeRange(font),
    });
  });
}

/**
 * Fonts as CSS: each with its file, which browsers fetch when a page has letters of it, and with what stands in for it
 * meanwhile, named by `standInOf`. Nothing for no fonts.
 */
export const emitFontFaces = (fonts: readonly ThemeFont[]): string =>
  fonts
    .flatMap((font) => [
      face({
        'font-family': `"${font.family}"`,
        src: `url("${font.url}") format("woff2")`,
        'font-weight': weightText(...font.weight),
        'font-style': font.style,
        'font-display': 'swap',
        'unicode-range': unicodeRange(font),
      }),
      ...standIns(font),
    ])
    .join('');
