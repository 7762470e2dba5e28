import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/server/harness.ts';
import arabic from './ar.json' with { type: 'json' };
import { inLanguage } from './in-language.ts';

const named = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

test('HTTP-04 SHELL-11 what a refusal says keeps what it names, sentence by sentence', () => {
  expect(inLanguage('The content of cv. it is.pdf is not a PDF.', 'ar')).toBe(
    'محتوى \u2068cv. it is.pdf\u2069 ليس PDF.',
  );
  expect(
    inLanguage(
      'You have already applied to “Nurse. Nights”. “Cook” is closed and takes no more applications. Nothing was sent: remove them to apply to the rest.',
      'ar',
    ),
  ).toBe(
    'لقد قدّمت إلى وظيفة «\u2068Nurse. Nights\u2069» من قبل. وظيفة «\u2068Cook\u2069» مغلقة ولا تستقبل طلبات بعد الآن. لم يُرسل شيء: أزلها كلها لتقدّم إلى الباقي.',
  );
});

test('HTTP-04 SHELL-11 a name may hold what looks like the end of a sentence, or like a sentence', () => {
  for (const [english, text] of [
    ['There is nothing in these files: Dr. Smith.pdf.', 'هذه الملفات فارغة: \u2068Dr. Smith.pdf\u2069.'],
    [
      'The content of a is not a PDF. b.pdf is not a PDF.',
      'محتوى \u2068a is not a PDF. b.pdf\u2069 ليس PDF.',
    ],
  ] as const)
    expect(inLanguage(english, 'ar')).toBe(text);
});

test('what is said again and again before it ends otherwise takes no time, however long it is', () => {
  for (const message of [
    `x is too long. ${'Please log in. a is too long. '.repeat(60)}junk`,
    `x. ${'Please log in. '.repeat(15_000)}`,
    'Please log in. '.repeat(120),
  ])
    expect(inLanguage(message, 'ar')).toBe(message);
});

test('and stays whole where a part of it is not known, or where it is English that is asked for', () => {
  const message = 'The password is not right. It rains.';
  expect(inLanguage(message, 'ar')).toBe(message);
  expect(inLanguage('The password is not right.', 'en-US')).toBe('The password is not right.');
  expect(inLanguage('', 'ar')).toBe('');
});

test('SHELL-11 each text names what the English one names', () => {
  for (const [english, text] of Object.entries(arabic)) {
    expect(isArabic(text), english).toBe(true);
    expect(named(text), english).toEqual(named(english));
  }
});

/** The rooms whose refusals pages show. */
const rooms =
  'accounts,answer-files,applications,assistant,candidate-settings,drafts,employer-forms,files,forms,job-cart,notifications,offers,onboarding,privacy,profile,resumes,saved-positions,saved-searches';
/** What only programs are told: no page of ours asks in such a way. */
const toPrograms = [
  'The offer is 7: only one that awaits its answer is withdrawn.',
  'A picture is uploaded to /api/pcsx/profile_avatar.',
  'Another call had this webhook-id.',
  'The time lies before the document was made, or the clocks differ.',
  'The time lies in the future, or the clocks differ.',
  'There is no such envelope.',
  'There is no such file.',
];

const app = path.join(import.meta.dirname, '../../..');

test('SHELL-11 whatever people can be refused with is there', () => {
  const given = globSync(`server/{${rooms}}/**/*.ts`, { cwd: app })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(app, file), 'utf8').matchAll(
          /(?:new Refusal\(\s*\d+,\s*|\bmessage(?: =|:)\s+)(?:'([^'\n]+)'|`([^`]+)`)/g,
        ),
      ].map(([, text, template = '']) => text ?? template.replaceAll(/\$\{[^}]*\}/g, '7')),
    );
  expect(given.length).toBeGreaterThan(60);
  const missing = given.filter((text) => !toPrograms.includes(text) && !isArabic(inLanguage(text, 'ar')));
  expect(missing).toEqual([]);
});

/** What the contract asks of what candidates send. */
const schemas = 'accounts,assistant,email-address,privacy,profile,saved-searches';

test('SHELL-11 and whatever the contract asks of them', () => {
  const given = globSync(`contract/{${schemas}}.ts`, { cwd: app }).flatMap((file) =>
    [
      ...readFileSync(path.join(app, file), 'utf8').matchAll(
        /['`]((?:Enter|Choose how|Write|End date|Phone number) [^'`\n]+\.)['`]/g,
      ),
    ].flatMap(([, text = '']) =>
      ['first name', 'last name'].map((what) =>
        text.replaceAll('${what}', what).replaceAll(/\$\{[^}]*\}/g, '7'),
      ),
    ),
  );
  expect(given.length).toBeGreaterThan(40);
  expect(given.filter((text) => !isArabic(inLanguage(text, 'ar')))).toEqual([]);
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    { domain: 'both.example', config: { supportedLanguages: ['en-US', 'ar'] } },
    { domain: 'english.example', config: { supportedLanguages: ['en-US'] } },
  ]);
});
afterAll(() => server.close());

test.each([
  ['both.example', 'ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ['both.example', 'ar-EG,en;q=0.5', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  ['both.example', 'en', 'E-mail or password is not right.'],
  ['both.example', 'fr', 'E-mail or password is not right.'],
  ['english.example', 'ar', 'E-mail or password is not right.'],
])(
  'HTTP-04 SHELL-11 a call at %s in %s is refused in the language of the site',
  async (domain, language, message) => {
    const { status, body } = await server.browser(domain).write('POST', '/api/pcsx/auth/login', {
      body: { email: 'nobody@mail.example', password: 'wrong-password' },
      headers: { 'accept-language': language },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ message, error: { message } });
  },
);
