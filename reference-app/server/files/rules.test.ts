import { describe, expect, test } from 'vitest';
import { fileNameOf, problemWith } from './rules.ts';
import { withoutScanner } from './scan.ts';

const rule = {
  description: '',
  types: ['.pdf', '.doc', '.docx', '.txt', '.png', '.jpg', '.jpeg', '.webp'],
  maximumBytes: 1024 * 1024,
};
const file = (name: string, bytes: Uint8Array | string) => ({ name, bytes: Buffer.from(bytes as string) });
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** A zip archive of stored entries, as a word processor writes it. */
function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  for (const [name, text] of Object.entries(entries)) {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 0, 'latin1');
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(Buffer.byteLength(text), 18);
    head.writeUInt32LE(Buffer.byteLength(text), 22);
    head.writeUInt16LE(name.length, 26);
    parts.push(head, Buffer.from(name), Buffer.from(text));
  }
  return Buffer.concat(parts);
}
const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`;
const docx = zip({
  '[Content_Types].xml': types(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  ),
  'word/document.xml': '<w:document/>',
});
const docm = zip({
  '[Content_Types].xml': types('application/vnd.ms-word.document.macroEnabled.main+xml'),
  'word/document.xml': '<w:document/>',
});

describe('a file is taken by its content, its name and its size', () => {
  test.each([
    ['a PDF', file('cv.pdf', '%PDF-1.7\n…')],
    ['a PDF in capitals', file('CV.PDF', '%PDF-1.7\n…')],
    ['a PDF behind a line of its scanner', file('cv.pdf', `${'x'.repeat(900)}%PDF-1.4`)],
    ['a damaged PDF', file('cv.pdf', '%PDF-')],
    ['a Word file', file('cv.docx', docx)],
    ['an old Word file', file('cv.doc', cfb)],
    ['a text', file('cv.txt', 'Ärzte & „Pflege“')],
    ['a text in UTF-16', file('cv.txt', Buffer.from('\ufeffÄrzte', 'utf16le'))],
    ['a text in UTF-16, the other way round', file('cv.txt', Buffer.from('\ufeffÄrzte', 'utf16le').swap16())],
    ['a picture', file('me.png', png)],
    ['a file of exactly the limit', file('cv.pdf', `%PDF-${' '.repeat(1024 * 1024 - 5)}`)],
  ])('%s', async (_, given) => {
    expect(await problemWith([given], rule, withoutScanner)).toBeUndefined();
  });

  test.each(['cv.pdf', 'cv.txt'])('%s with nothing in it is refused by name', async (name) => {
    expect(await problemWith([file(name, '')], rule, withoutScanner)).toEqual({
      status: 400,
      message: `There is nothing in these files: ${name}.`,
    });
  });

  test.each([
    ['a macro format by name', file('cv.docm', docm)],
    ['a name without ending', file('cv', '%PDF-1.7')],
    ['two endings', file('cv.pdf.exe', '%PDF-1.7')],
  ])('%s is refused by its name', async (_, given) => {
    expect(await problemWith([given], rule, withoutScanner)).toEqual({
      status: 400,
      message: `These files are not of an allowed type (${rule.types.join(', ')}): ${given.name}.`,
    });
  });

  test.each([
    ['HTML called a PDF', file('cv.pdf', '<!doctype html><script>alert(1)</script>')],
    ['a PDF that begins too late', file('cv.pdf', `${'x'.repeat(1_100)}%PDF-1.4`)],
    ['a program called a Word file', file('cv.docx', 'MZ\x90\x00')],
    ['an archive called a Word file', file('cv.docx', zip({ 'a.txt': 'a' }))],
    ['a Word file that is cut off', file('cv.docx', docx.subarray(0, 20))],
    ['a Word file with macros', file('cv.docx', docm)],
    ['a picture called a text', file('cv.txt', png)],
    ['a text with NUL', file('cv.txt', 'a\0b')],
    ['a PNG called a JPEG', file('me.jpg', png)],
    ['what only begins like UTF-16', file('cv.txt', Buffer.from('fffe0000d800d800', 'hex'))],
  ])('%s is refused by its content, whose name is of an allowed type', async (_, given) => {
    const [, ending] = given.name.split('.');
    const what = ending === 'pdf' ? 'a PDF' : `that of a .${ending} file`;
    expect(await problemWith([given], rule, withoutScanner)).toEqual({
      status: 400,
      message: `The content of ${given.name} is not ${what}.`,
    });
  });

  test('one byte too many is told with the limit and the name', async () => {
    const large = file('cv.pdf', `%PDF-${' '.repeat(1024 * 1024 - 4)}`);
    expect(await problemWith([large], rule, withoutScanner)).toEqual({
      status: 413,
      message: 'Each file must be 1 MB or smaller: cv.pdf.',
    });
  });

  test('LETTER-07 more files than one are refused, in the words of the call where it has some', async () => {
    const two = [file('a.pdf', '%PDF-'), file('b.pdf', '%PDF-')];
    expect(await problemWith(two, rule, withoutScanner)).toEqual({
      status: 400,
      message: 'Upload no more than 1 file.',
    });
    const tooMany = 'You should upload at most 1 file';
    expect(await problemWith(two, { ...rule, tooMany }, withoutScanner)).toEqual({
      status: 400,
      message: tooMany,
    });
    expect(await problemWith(two, { ...rule, maximumFiles: 2 }, withoutScanner)).toBeUndefined();
  });
});

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['a\r\nb.pdf', 'ab.pdf'],
  ['', 'file'],
  ['..', 'file'],
  ['.htaccess', 'htaccess'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(196)}.pdf`],
])('the name %j is kept as %j', (sent, kept) => {
  expect(fileNameOf(sent)).toBe(kept);
});
