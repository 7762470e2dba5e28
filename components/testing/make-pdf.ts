const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

type Made = {
  /** What stands on each page, a line each; letters of ASCII without brackets and backslashes. */
  pages: readonly (readonly string[])[];
  /** The pages that lie on their side, counted from 0. */
  sideways?: readonly number[];
  /** Asks for a password that nobody knows. */
  encrypted?: boolean;
};

/** A PDF of A4 pages in Helvetica, as short as ISO 32000 allows. */
export function makePdf({ pages, sideways = [], encrypted = false }: Made): Uint8Array<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const [width, height] = sideways.includes(index) ? [842, 595] : [595, 842];
      const text = `BT /F1 24 Tf 28 TL 72 ${height - 92} Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const lock = '00'.repeat(32);
  file += [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`,
    ...offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`),
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R`,
    encrypted
      ? ` /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${lock}> /U <${lock}> >>`
      : '',
    ` >>\nstartxref\n${start}\n%%EOF\n`,
  ].join('');
  return latin(file);
}

/** pdf.js's worker, as an app would give it. */
export const pdfWorkerUrl = new URL('../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)
  .href;
