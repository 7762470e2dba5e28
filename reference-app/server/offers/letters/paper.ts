import { StandardFonts, rgb, type PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';

/** A4 in points. */
const size = { width: 595.28, height: 841.89 } as const;
const margin = 64;
const lineHeight = 1.45;
const ink = rgb(0.12, 0.14, 0.18);
const faint = rgb(0.4, 0.43, 0.48);

export type Style = { size?: number; isBold?: boolean; isFaint?: boolean; gap?: number };

/** Sheets that fill from the top; a line that finds no room begins the next sheet. */
export class Paper {
  readonly pdf: PDFDocument;
  readonly #regular: PDFFont;
  readonly #bold: PDFFont;
  #page: PDFPage;
  #y: number;

  private constructor(pdf: PDFDocument, fonts: { regular: PDFFont; bold: PDFFont }) {
    this.pdf = pdf;
    this.#regular = fonts.regular;
    this.#bold = fonts.bold;
    this.#page = pdf.addPage([size.width, size.height]);
    this.#y = size.height - margin;
  }

  /** A new sheet at the end of a document. */
  static async after(pdf: PDFDocument): Promise<Paper> {
    return new Paper(pdf, {
      regular: await pdf.embedFont(StandardFonts.Helvetica),
      bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    });
  }

  /** A paragraph, broken between words. @param style.gap points below it */
  write(text: string, { size: points = 10.5, isBold = false, isFaint = false, gap = 8 }: Style = {}): void {
    const font = isBold ? this.#bold : this.#regular;
    for (const line of broken(
      writableIn(font, text),
      (part) => font.widthOfTextAtSize(part, points) <= this.#width,
    )) {
      if (this.#y - points < margin) this.#turn();
      this.#page.drawText(line, {
        x: margin,
        y: this.#y - points,
        size: points,
        font,
        color: isFaint ? faint : ink,
      });
      this.#y -= points * lineHeight;
    }
    this.#y -= gap;
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

/** Lines that fit; a word that fits none, such as a hash, is cut. */
function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return [...lines, line];
}

/** The text with what the font lacks told as plainly as it can: a letter without its mark, or a question mark. */
export function writableIn(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
  return Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' '), (character) => {
    if (isKnown(character)) return character;
    const [plain = ''] = character.normalize('NFD');
    return isKnown(plain) ? plain : '?';
  }).join('');
}
