import { PDFDocument } from 'pdf-lib';

/** A letter to be drawn on; undefined when that cannot be: it is protected, or damaged. */
export async function openLetter(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes);
    // what it is drawn with is read here, not when it has been signed
    pdf.getPages().at(-1)?.node.normalize();
    return pdf;
  } catch {
    // the package says so in errors of many kinds, and in the engine's own
    return undefined;
  }
}

/** Whether a change would break somebody's signature (ISO 32000-2, 12.8: its byte range stands in the file as it is). */
export function isSignedPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/ByteRange');
}
