import { extractText, extractTextItems, getDocumentProxy, getMeta } from 'unpdf';
import { expect, test } from 'vitest';
import { writeResume, type ResumeFacts } from './export.ts';

const facts: ResumeFacts = {
  fullname: 'Ada Example',
  email: 'ada@mail.example',
  phone: '+31 6 1234 5678',
  location: 'Rotterdam, Netherlands',
  headline: 'Nurse who asks why',
  summary: 'I look after people.\nAt night, too.',
  experience: [
    {
      title: 'Nurse',
      company: 'Old Hospital',
      location: '',
      startDate: '2015-02',
      endDate: '2019-12',
      isCurrent: false,
      description: '',
    },
    {
      title: 'Head nurse',
      company: 'New Hospital',
      location: 'Delft',
      startDate: '2020-01',
      endDate: null,
      isCurrent: true,
      description: 'Twelve colleagues, one rota.',
    },
  ],
  education: [
    {
      school: 'School of Delft',
      degree: 'BSc',
      field: 'Nursing',
      startDate: '2011-09',
      endDate: '2015-01',
      isCurrent: false,
      description: '',
    },
  ],
  skills: ['Triage', 'Telemetry'],
  languages: [{ name: 'Dutch', level: 'native' }],
  certifications: [{ name: 'BLS', issuer: 'Red Cross', issuedOn: '2024-05' }],
  links: [{ label: 'Site', url: 'https://ada.example/' }],
};
const at = new Date('2026-03-10T12:00:00Z');
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text.replaceAll(
    /\s+/g,
    ' ',
  );

test('PROFILE-03 a resume as PDF has the whole profile as text, the newest first', async () => {
  const text = await textOf(await writeResume(facts, at, 'en-US'));
  const told = [
    'Ada Example',
    'Nurse who asks why',
    'ada@mail.example | +31 6 1234 5678 | Rotterdam, Netherlands',
    'Site: https://ada.example/',
    'I look after people.',
    'At night, too.',
    'Head nurse, New Hospital, Delft',
    'January 2020 – present',
    'Twelve colleagues, one rota.',
    'Nurse, Old Hospital',
    'February 2015 – December 2019',
    'BSc in Nursing, School of Delft',
    'September 2011 – January 2015',
    'Triage, Telemetry',
    'Dutch (Native)',
    'BLS, Red Cross, May 2024',
  ];
  const places = told.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

test('PROFILE-03 it says what it is, and in which language', async () => {
  const { info } = await getMeta(await getDocumentProxy(await writeResume(facts, at, 'en-US')));
  expect(info).toMatchObject({ Title: 'Resume Ada Example', Author: 'Ada Example', Language: 'en-US' });
});

test('PROFILE-03 the same profile makes the same bytes', async () => {
  expect(await writeResume(facts, at, 'en-US')).toEqual(await writeResume(facts, at, 'en-US'));
});

test('PROFILE-03 a long profile goes on over pages, an empty one is a page', async () => {
  const long = { ...facts, summary: 'Word '.repeat(3_000) };
  const empty = {
    ...facts,
    headline: '',
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certifications: [],
    links: [],
  };
  expect((await getDocumentProxy(await writeResume(long, at, 'en-US'))).numPages).toBeGreaterThan(2);
  expect((await getDocumentProxy(await writeResume(empty, at, 'en-US'))).numPages).toBe(1);
});

test('PROFILE-03 SHELL-11 in Arabic it begins at the right, and what is in Latin letters reads as it was written', async () => {
  const arabic = {
    ...facts,
    fullname: 'ليلى الخطيب',
    headline: 'ممرضة',
    summary: 'أعتني بالناس.\nAt night, too.',
    skills: ['Triage', 'العناية بالجروح', 'C++'],
    languages: [{ name: 'العربية', level: 'native' as const }],
  };
  const bytes = await writeResume(arabic, at, 'ar');
  const document = await getDocumentProxy(bytes.slice());
  const { info } = await getMeta(document);
  expect(info).toMatchObject({ Title: 'السيرة الذاتية ليلى الخطيب', Language: 'ar' });
  const text = (await textOf(bytes)).normalize('NFKC');
  for (const part of [
    'الخبرة',
    'التعليم',
    'المهارات',
    'الشهادات',
    'C++',
    'https://ada.example/',
    'At night, too.',
  ])
    expect(text).toContain(part);
  // a line may begin within what is in Latin letters
  const long = `${'Nights and days at the coast '.repeat(3)}24 hour shifts`;
  const wrapped = await textOf(await writeResume({ ...arabic, skills: [long] }, at, 'ar'));
  expect(wrapped).toContain('24 hour shifts');
  const { items } = await extractTextItems(document);
  const ends = new Map<number, number>();
  for (const { str, x, y, width } of items[0] ?? [])
    if (str.trim() !== '') ends.set(Math.round(y), Math.max(ends.get(Math.round(y)) ?? 0, x + width));
  expect(ends.size).toBeGreaterThan(15);
  // joined letters may be a little narrower than they are measured
  for (const end of ends.values()) expect(Math.abs(end - (595.28 - 64))).toBeLessThan(3);
});
