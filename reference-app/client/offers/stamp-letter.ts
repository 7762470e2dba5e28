import { stamp } from '@portico/core/offers';
import { PDFDocument } from 'pdf-lib';

const size = 14;
/** Sharp on paper as well. */
const scale = 4;

/** A line of text as a picture: a browser can write every script, the fonts that all PDF readers have only Latin. */
async function picture(text: string): Promise<{ png: ArrayBuffer; width: number; height: number }> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const font = `italic ${size * scale}px serif`;
  context.font = font;
  const {
    width,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
  } = context.measureText(text);
  canvas.width = Math.ceil(width) + 2 * scale;
  canvas.height = Math.ceil(above + below) + 2 * scale;
  // a canvas forgets its state with its size
  context.font = font;
  context.fillStyle = `rgb(${stamp.ink.map((part) => `${part * 100}%`).join(' ')})`;
  context.fillText(text, scale, above + scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The signature could not be drawn');
  return { png: await blob.arrayBuffer(), width: canvas.width / scale, height: canvas.height / scale };
}

/** The letter with the typed name and the date on it, along the foot of its last page (ruling 41). */
export async function stampLetter(
  letter: Uint8Array,
  { name, date }: { name: string; date: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.load(letter);
  const { margin } = stamp;
  const page = pdf.getPages().at(-1);
  const { png, width, height } = await picture(`${name} — ${date}`);
  if (page) {
    const fit = Math.min(1, (page.getWidth() - 2 * margin) / width);
    page.drawImage(await pdf.embedPng(png), {
      x: margin,
      y: margin / 2,
      width: width * fit,
      height: height * fit,
    });
  }
  // to be read and searched for, which a picture is not
  pdf.setSubject(`${name}, ${date}`);
  return new Uint8Array(await pdf.save());
}
