import { PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { proposalsIn } from '../proposals/propose.ts';
import { docxOf, pdfOf } from '../../../../tests/server/resumes/files.ts';
import { sampleVocabulary } from '../../../../tests/server/resumes/index.ts';
import { extractText } from './extract-text.ts';
import { readingLimits } from './limits.ts';
import { createResumeReader, type ResumeReader } from './reader.ts';

const readWith = (reader: ResumeReader) => (name: string, bytes: Uint8Array) =>
  reader({ name, bytes: Buffer.from(bytes) }, sampleVocabulary);
const read = readWith(createResumeReader());
const text = 'Ada Example\nNurse';
const proposed = { state: 'read', ...proposalsIn(text, sampleVocabulary) };

test('RESUME-02 a resume is read in its process up to what it proposes', async () => {
  expect(proposed.proposals).not.toEqual([]);
  expect(await read('a.pdf', await pdfOf(text))).toEqual(proposed);
  expect(await read('a.docx', docxOf(text))).toEqual(proposed);
  expect(await read('A.TXT', Buffer.from(text))).toEqual(proposed);
});

describe('RESUME-02 the text of a resume is read', () => {
  test('from PDF, Word and plain text', async () => {
    expect(await extractText('.pdf', await pdfOf(text))).toEqual({ text });
    expect(await extractText('.docx', docxOf(text))).toEqual({ text });
    expect(await extractText('.txt', Buffer.from(`\uFEFF${text}\r\n`))).toEqual({ text });
  });

  test('also where an older program has written it', async () => {
    expect(await extractText('.txt', Buffer.from('Jürg Ammann', 'latin1'))).toEqual({ text: 'Jürg Ammann' });
  });

  test('with single blanks, also where what nobody sees stood between them', async () => {
    expect(
      await extractText('.txt', Buffer.from('Ada \u0001 \u200B\tExample \u0001 \n \u0001 Nurse')),
    ).toEqual({
      text,
    });
  });

  test.each(['little', 'big'])('also in UTF-16, the %s end first', async (end) => {
    const bytes = Buffer.from('\uFEFFJürg Ammann', 'utf16le');
    expect(await extractText('.txt', end === 'little' ? bytes : bytes.swap16())).toEqual({
      text: 'Jürg Ammann',
    });
  });

  test('as far as a resume goes', async () => {
    const found = await extractText('.txt', Buffer.from('x'.repeat(1_000_000)));
    expect(found).toEqual({ text: 'x'.repeat(60_000) });
  });
});

/** A PDF whose page draws nothing but 500 MB of blanks, packed into next to nothing. */
async function bomb(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  const packed = deflateSync(deflateSync(Buffer.alloc(500_000_000, ' ')));
  const stream = PDFRawStream.of(
    pdf.context.obj({
      Filter: [PDFName.of('FlateDecode'), PDFName.of('FlateDecode')],
      Length: packed.length,
    }),
    packed,
  );
  page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** A PDF that asks for a password. */
async function locked(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await pdfOf(text));
  const secret = PDFString.of('x'.repeat(32));
  pdf.context.trailerInfo.Encrypt = pdf.context.register(
    pdf.context.obj({ Filter: 'Standard', V: 1, R: 2, P: -4, O: secret, U: secret }),
  );
  pdf.context.trailerInfo.ID = pdf.context.obj([
    PDFString.of('0123456789abcdef'),
    PDFString.of('0123456789abcdef'),
  ]);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

describe('RESUME-02 what cannot be read says why, and ends only itself', () => {
  test.each([
    ['a PDF with a password', 'a.pdf', locked, 'encrypted'],
    ['half a PDF', 'a.pdf', async () => (await pdfOf(text)).subarray(0, 200), 'damaged'],
    ['a Word document that is none', 'a.docx', async () => Buffer.from('PK not so'), 'damaged'],
    ['a scan', 'a.pdf', async () => pdfOf(''), 'empty'],
    ['a type that nobody reads here', 'a.doc', async () => Buffer.from('x'), 'unknown_type'],
    [
      'a Word document that unpacks to 500 MB',
      'a.docx',
      async () => docxOf('', Buffer.alloc(500_000_000, ' ')),
      'too_much',
    ],
    ['a PDF that unpacks to 500 MB', 'a.pdf', bomb, 'too_much'],
  ])('%s', async (_, name, bytes, reason) => {
    expect(await read(name, await bytes())).toEqual({ state: 'unread', reason });
    // and the next one is read
    expect(await read('a.txt', Buffer.from(text))).toEqual(proposed);
  });

  test('one that takes longer than it may', async () => {
    const hurried = readWith(createResumeReader({ ...readingLimits, time: 1 }));
    expect(await hurried('a.txt', Buffer.from(text))).toEqual({ state: 'unread', reason: 'too_slow' });
  });

  test('one of very many at once', async () => {
    const hurried = readWith(createResumeReader({ ...readingLimits, time: 1 }));
    const answers = await Promise.all(Array.from({ length: 13 }, () => hurried('a.txt', Buffer.from(text))));
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'busy')).toHaveLength(3);
  });
});
