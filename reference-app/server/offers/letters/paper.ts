import { StandardFonts, rgb, type PDFDocument, type PDFPage, type RGB } from 'pdf-lib';
import { directionOf, leftToRight, rightToLeft, Typeface, type Direction } from './typeface.ts';

/** A4 in points. */
const size = { width: 595.28, height: 841.89 } as const;
const margin = 64;
const lineHeight = 1.45;
const ink = rgb(0.12, 0.14, 0.18);
const faint = rgb(0.4, 0.43, 0.48);

export type Style = { size?: number; isBold?: boolean; isFaint?: boolean; gap?: number };
/** Several texts in one paragraph, each of which runs in its own direction. */
export type Texts = { texts: readonly string[]; between: string };

/** Sheets that fill from the top; a line that finds no room begins the next sheet. */
export class Paper {
  readonly pdf: PDFDocument;
  readonly #regular: Typeface;
  readonly #bold: Typeface;
  readonly #direction: Direction;
  #page: PDFPage;
  #y: number;
  #hasGaps = false;

  private constructor(
    pdf: PDFDocument,
    { regular, bold, direction }: { regular: Typeface; bold: Typeface; direction: Direction },
  ) {
    this.pdf = pdf;
    this.#regular = regular;
    this.#bold = bold;
    this.#direction = direction;
    this.#page = pdf.addPage([size.width, size.height]);
    this.#y = size.height - margin;
  }

  /**
   * A new sheet at the end of a document.
   *
   * @param options.holding see `Typeface.in`
   * @param options.direction in which paragraphs run; those that run to the left begin at the right
   */
  static async after(
    pdf: PDFDocument,
    { holding, direction = 'ltr' }: { holding?: string; direction?: Direction } = {},
  ): Promise<Paper> {
    return new Paper(pdf, {
      direction,
      regular: await Typeface.in(pdf, { plain: StandardFonts.Helvetica, weight: 'regular', holding }),
      bold: await Typeface.in(pdf, { plain: StandardFonts.HelveticaBold, weight: 'bold', holding }),
    });
  }

  /** A paragraph, broken between words. @param style.gap points below it */
  write(
    said: string | Texts,
    { size: points = 10.5, isBold = false, isFaint = false, gap = 8 }: Style = {},
  ): void {
    const typeface = isBold ? this.#bold : this.#regular;
    const isText = typeof said === 'string';
    const { text: writable, hasGaps } = isText ? typeface.writable(said) : this.#joined(said, typeface);
    // what is written in another language than the sheet
    const direction = isText && this.#direction === 'rtl' ? directionOf(said) : this.#direction;
    this.#hasGaps ||= hasGaps;
    for (const line of broken(writable, (part) => typeface.widthOf(part, points) <= this.#width)) {
      if (this.#y - points < margin) this.#turn();
      drawLine(this.#page, {
        text: line,
        typeface,
        direction,
        x: this.#direction === 'ltr' ? margin : size.width - margin - typeface.widthOf(line, points),
        y: this.#y - points,
        size: points,
        color: isFaint ? faint : ink,
      });
      this.#y -= points * lineHeight;
    }
    this.#y -= gap;
  }

  #joined({ texts, between }: Texts, typeface: Typeface): { text: string; hasGaps: boolean } {
    const written = texts.map((text) => typeface.writable(text));
    const hasGaps = written.some((one) => one.hasGaps);
    if (this.#direction === 'ltr') return { text: written.map(({ text }) => text).join(between), hasGaps };
    // around each word, since a line may end after any
    const marked = written.map(({ text }) =>
      directionOf(text) === 'rtl'
        ? text
        : text.replaceAll(/[^ ]+/g, (word) =>
            directionOf(word) === 'rtl' ? word : `${leftToRight}${word}${leftToRight}`,
          ),
    );
    return { text: marked.join(`${between}${rightToLeft}`), hasGaps };
  }

  /** Says what the boxes mean, where there are any. @param where the whole text is to be found, as in `in its title` */
  explainGaps(where: string): void {
    if (this.#hasGaps)
      this.write(`An empty box stands for a letter that this typeface does not have. ${where}`, {
        size: 9,
        isFaint: true,
      });
  }

  /** A line across. */
  rule(): void {
    if (this.#y < margin + 20) this.#turn();
    this.#page.drawLine({
      start: { x: margin, y: this.#y },
      end: { x: size.width - margin, y: this.#y },
      thickness: 0.6,
      color: faint,
    });
    this.#y -= 14;
  }

  get #width(): number {
    return size.width - 2 * margin;
  }

  #turn(): void {
    this.#page = this.pdf.addPage([size.width, size.height]);
    this.#y = size.height - margin;
  }
}

/** One line, whichever scripts it holds. @param line.text writable in the typeface */
export function drawLine(
  page: PDFPage,
  line: {
    text: string;
    typeface: Typeface;
    direction?: Direction;
    x: number;
    y: number;
    size: number;
    color: RGB;
  },
): void {
  const { text, typeface, direction, y, size: points, color } = line;
  let { x } = line;
  for (const { text: part, font } of typeface.stretches(text, direction)) {
    page.drawText(part, { x, y, size: points, font, color });
    x += font.widthOfTextAtSize(part, points);
  }
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * How many of some letters, from `start` on, fit into a line; one at the least.
 *
 * @param likely how many it probably are, as in the line before: that and its neighbours are measured first
 */
function mostThatFit(
  all: readonly string[],
  { start, likely, fits }: { start: number; likely: number; fits: (line: string) => boolean },
): number {
  const fit = (count: number) => fits(all.slice(start, start + count).join(''));
  const left = all.length - start;
  let enough = 1;
  let tooMany = left + 1;
  const first = Math.min(likely, left);
  if (!fit(first)) tooMany = first;
  else {
    enough = first;
    for (let step = 1; enough + step <= left; step *= 2) {
      if (!fit(enough + step)) {
        tooMany = enough + step;
        break;
      }
      enough += step;
    }
  }
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (fit(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** Lines that fit; a word that fits none, such as a hash, or a sentence in a script without spaces, is cut. */
export function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const all = Array.from(letters.segment(word), ({ segment }) => segment);
    let start = 0;
    let count = mostThatFit(all, { start, likely: 1, fits });
    while (start + count < all.length) {
      lines.push(all.slice(start, start + count).join(''));
      start += count;
      count = mostThatFit(all, { start, likely: count, fits });
    }
    line = all.slice(start).join('');
  }
  return [...lines, line];
}
