import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aLetter } from '../../../../tests/server/offers.ts';
import { Typeface } from './typeface.ts';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-letter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What programs read in a letter, without spaces, which they guess, and without marks of direction, which they add. */
async function readBack(candidate: string): Promise<string> {
  const file = path.join(folder, 'letter.pdf');
  await writeFile(file, await aLetter(candidate));
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-']);
  return stdout.replaceAll(/[\u202A-\u202E\s]/g, '');
}

test.each([
  'Ada Example',
  'Zoë Ångström-Œuvre',
  'Łukasz Żółć',
  'Nguyễn Thị Ánh',
  'Ελένη Παπαδοπούλου',
  'Дмитрий Шостакович',
  'Օվսաննա Մարգարյան',
  'ნინო ქართველი',
  'יעל כהן',
  'محمد علي الخطيب',
  'فاطمه‌زهرا رضایی',
  'Ada محمد Example',
])('LETTER-11 the name %s is in the letter, letter by letter', async (name) => {
  const text = await readBack(name);
  // joiners steer how letters join, and are no letters themselves
  const bare = name.normalize('NFC').replaceAll(/[\s\u200C]/g, '');
  expect(text.replaceAll('\u200C', '')).toContain(`Dear${bare},`);
  expect(text).not.toContain('Anemptybox');
});

test.each(['王小明', '김민수', 'Zoë 王'])(
  'LETTER-11 of %s it says what it cannot show, and keeps the name in its properties',
  async (name) => {
    const text = await readBack(name);
    expect(text).toContain('□');
    expect(text).toContain('Anemptyboxstandsforaletterthatthistypefacedoesnothave.');
    expect((await PDFDocument.load(await aLetter(name))).getSubject()).toBe(`For ${name}`);
  },
);

test('LETTER-11 marks that turn text around are left out: a name cannot make a letter say something else', async () => {
  expect(await readBack('Ada \u202Eelpmaxe\u202C \u2067Bob\u2069')).toContain('DearAdaelpmaxeBob,');
});

test('LETTER-11 the same facts make the same bytes', async () => {
  expect(Buffer.from(await aLetter('محمد')).equals(await aLetter('محمد'))).toBe(true);
});

test('LETTER-11 a letter that needs no other letters carries no other typeface', async () => {
  const [plain, wide] = [await aLetter('Zoë'), await aLetter('Żoë')];
  expect(plain.length).toBeLessThan(wide.length - 2_000);
});

test('LETTER-11 digits run to the right, also among letters that run to the left', async () => {
  expect(await readBack('قاسم ٤٢')).toContain('٤٢');
});

test.each([
  // words that run to the left swap places; the brackets are drawn mirrored, the letters put in order as they are joined
  { text: 'A אב, גד (הו) Z', seen: ['A ', 'אב, גד )הו(', ' ', 'Z'] },
  { text: 'אב 42 גד', seen: ['גד', ' ', '42', 'אב '] },
  { text: 'Dear Łuk, yes', seen: ['Dear ', 'Łuk, ', 'yes'] },
  { text: '', seen: [] },
])('LETTER-11 “$text” is laid out as $seen', async ({ text, seen }) => {
  const pdf = await PDFDocument.create();
  const typeface = await Typeface.in(pdf, { plain: StandardFonts.Helvetica, weight: 'regular' });
  expect(typeface.stretches(text).map((stretch) => stretch.text)).toEqual(seen);
});
