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

/** The rooms whose refusals pages show to candidates. */
const rooms =
  'accounts,answer-files,applications,assistant,candidate-settings,drafts,files,forms,job-cart,notifications,offers,onboarding,privacy,profile,resumes,saved-positions,saved-searches';
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

test('SHELL-11 whatever candidates can be refused with is there', () => {
  const files = globSync(`{${rooms}}/**/*.ts`, { cwd: path.join(import.meta.dirname, '../..') });
  const given = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8').matchAll(
          /(?:new Refusal\(\s*\d+,\s*|\bmessage(?: =|:)\s+)(?:'([^'\n]+)'|`([^`]+)`)/g,
        ),
      ].map(([, text, template = '']) => text ?? template.replaceAll(/\$\{[^}]*\}/g, '7')),
    );
  expect(given.length).toBeGreaterThan(60);
  const missing = given.filter((text) => !toPrograms.includes(text) && !isArabic(inLanguage(text, 'ar')));
  expect(missing).toEqual([]);
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
