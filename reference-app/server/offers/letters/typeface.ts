import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import bidiFactory from 'bidi-js';
import type { PDFDocument, PDFFont, StandardFonts } from 'pdf-lib';

const bidi = bidiFactory();

const wideFiles = {
  regular: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};
export type Weight = keyof typeof wideFiles;
export type Direction = 'ltr' | 'rtl';

/** Stands for a letter that no typeface of ours has. */
const gap = '\u25A1';
/** Marks that turn the text around them: whoever types one into a name could make a letter say something else. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const controls = /[\p{Cc}\p{Cs}]/gu;
/** Letters without a shape, of one direction and of the other, which tell the signs beside them theirs. */
export const [leftToRight, rightToLeft] = ['\u200E', '\u200F'] as const;
const isShapeless = (character: string): boolean => character === leftToRight || character === rightToLeft;

/** A stretch of a line in one font and one direction. */
type Stretch = { text: string; font: PDFFont; level: number };

/**
 * One of the fonts that every reader has, for what Latin-1 can say, and beside it one of 6,000 letters that goes into the
 * file as far as it is used: Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and others. A word is in one font.
 */
export class Typeface {
  readonly #plain: PDFFont;
  /** null = not needed. */
  readonly #wide: PDFFont | null;
  readonly #inPlain: ReadonlySet<number>;
  readonly #inWide: ReadonlySet<number>;

  private constructor(plain: PDFFont, wide: PDFFont | null) {
    this.#plain = plain;
    this.#wide = wide;
    this.#inPlain = new Set(plain.getCharacterSet());
    this.#inWide = new Set(wide?.getCharacterSet());
  }

  /** @param options.holding all that will be written, where that is known: most letters need the one font only */
  static async in(
    pdf: PDFDocument,
    { plain, weight, holding }: { plain: StandardFonts; weight: Weight; holding?: string | undefined },
  ): Promise<Typeface> {
    const alone = new Typeface(await pdf.embedFont(plain), null);
    if (holding !== undefined && alone.writable(holding).isExact) return alone;
    // few letters need it, and it takes longer to load than most of the server
    const { default: fontkit } = await import('@pdf-lib/fontkit');
    pdf.registerFontkit(fontkit);
    return new Typeface(alone.#plain, await pdf.embedFont(await bytesOf(weight), { subset: true }));
  }

  /**
   * The text as it can be written: what there is no letter for is told as plainly as it can be, by the letter without its mark
   * or by an empty box.
   */
  writable(text: string): { text: string; isExact: boolean; hasGaps: boolean } {
    let isExact = true;
    let hasGaps = false;
    const tidy = text
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(turning, '')
      .replaceAll(controls, '');
    const written = Array.from(tidy, (character) => {
      if (this.#has(character)) return character;
      isExact = false;
      const [plain = ''] = character.normalize('NFD');
      if (this.#has(plain)) return plain;
      hasGaps = true;
      return this.#has(gap) ? gap : '?';
    });
    return { text: written.join(''), isExact, hasGaps };
  }

  /** @param text writable, in one line */
  widthOf(text: string, size: number): number {
    return this.stretches(text).reduce(
      (sum, { text: part, font }) => sum + font.widthOfTextAtSize(part, size),
      0,
    );
  }

  /**
   * The parts of a line from left to right (Unicode's bidirectional algorithm, UAX 9).
   *
   * @param text writable; it may have marks besides, which are not drawn
   * @param direction of the paragraph that it is a line of
   */
  stretches(text: string, direction: Direction = 'ltr'): Stretch[] {
    const { levels } = bidi.getEmbeddingLevels(text, direction);
    const parts: Stretch[] = [];
    let at = 0;
    for (const [word, isSpace] of wordsOf(text)) {
      // a space goes with what stands before it, so that a name of two words is one part
      const font = isSpace ? (parts.at(-1)?.font ?? this.#plain) : this.#fontFor(word);
      for (const character of word) {
        const level = levels[at] ?? 0;
        const last = parts.at(-1);
        at += character.length;
        if (isShapeless(character)) continue;
        if (last?.font === font && last.level === level) last.text += character;
        else parts.push({ text: character, font, level });
      }
    }
    return inVisualOrder(parts).map(turned);
  }

  #has(character: string): boolean {
    const code = character.codePointAt(0) ?? 0;
    return this.#inPlain.has(code) || this.#inWide.has(code);
  }

  #fontFor(word: string): PDFFont {
    const isPlain = Array.from(word).every((character) => this.#inPlain.has(character.codePointAt(0) ?? 0));
    return isPlain ? this.#plain : (this.#wide ?? this.#plain);
  }
}

const wideBytes = new Map<Weight, Promise<Uint8Array>>();

function bytesOf(weight: Weight): Promise<Uint8Array> {
  const known = wideBytes.get(weight) ?? readFile(fileURLToPath(wideFiles[weight]));
  wideBytes.set(weight, known);
  return known;
}

/** In which direction a text runs, as its first letter tells. */
export function directionOf(text: string): Direction {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return lettersToTheLeft.test(first) ? 'rtl' : 'ltr';
}

function wordsOf(text: string): [word: string, isSpace: boolean][] {
  // a mark ends a word, too: a comma of one script does not choose the font of a word of another
  return text.split(/( +|[\u200E\u200F]+)/).map((word, index) => [word, index % 2 === 1]);
}

/** Rule L2: from the highest level down, what lies at it or above is turned round. */
function inVisualOrder(parts: readonly Stretch[]): Stretch[] {
  const ordered = [...parts];
  const highest = Math.max(0, ...parts.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  return ordered;
}

const lettersToTheLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const arabicDigits = /[\u0660-\u0669]/;

/**
 * A part as the font wants it. Letters that run to the left it puts in order itself when it joins them, and Arabic digits with
 * them, although these run to the right; everything else comes as it is to be seen. Brackets face the other way.
 */
function turned(part: Stretch): Stretch {
  if (part.level % 2 === 0)
    return arabicDigits.test(part.text) ? { ...part, text: backwards(part.text) } : part;
  const mirrored = Array.from(
    part.text,
    (character) => bidi.getMirroredCharacter(character) ?? character,
  ).join('');
  return { ...part, text: lettersToTheLeft.test(part.text) ? mirrored : backwards(mirrored) };
}

function backwards(text: string): string {
  return Array.from(text).toReversed().join('');
}
