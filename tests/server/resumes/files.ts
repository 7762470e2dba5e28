import { crc32, deflateRawSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';

type Entry = { name: string; bytes: Uint8Array };

/** A zip archive, which is what a Word document is. */
function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04_03_4b_50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    head.writeUInt16LE(name.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02_01_4b_50, 0);
    listed.writeUInt16LE(20, 4);
    head.copy(listed, 6, 4, 30);
    listed.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(listed, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relations = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document with a paragraph a line. @param document its whole XML, where that is not of lines */
export function docxOf(text: string, document?: Uint8Array): Buffer {
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`);
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`;
  return zipOf([
    { name: '[Content_Types].xml', bytes: Buffer.from(contentTypes) },
    { name: '_rels/.rels', bytes: Buffer.from(relations) },
    { name: 'word/document.xml', bytes: document ?? Buffer.from(xml) },
  ]);
}

/** A PDF with a line a line, in Latin letters. */
export async function pdfOf(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const perPage = 55;
  const lines = text.split('\n');
  for (let from = 0; from < lines.length; from += perPage) {
    const page = pdf.addPage([595, 842]);
    for (const [index, line] of lines.slice(from, from + perPage).entries())
      if (line !== '') page.drawText(line, { x: 50, y: 800 - index * 14, size: 10, font });
  }
  return Buffer.from(await pdf.save());
}
