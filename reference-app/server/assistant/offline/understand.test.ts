import { describe, expect, test } from 'vitest';
import { assistantLanguages } from '../../../contract/assistant.ts';
import { intents, type Intent } from './language.ts';
import { languages, understand } from './understand.ts';

const asked: [message: string, language: string, intent: Intent | null][] = [
  ['Hello, find nurse jobs in Rotterdam', 'en', 'findJobs'],
  ['How do I apply?', 'en', 'howToApply'],
  ['What is the status of my application?', 'en', 'applications'],
  ['When is my interview?', 'en', 'interviews'],
  ['Did you send my offer letter', 'en', 'offers'],
  ['do I have any offers?', 'en', 'offers'],
  ['offers', 'en', 'offers'],
  ['Any interviews coming up?', 'en', 'interviews'],
  ['Habe ich Angebote?', 'de', 'offers'],
  ['meine Angebote', 'de', 'offers'],
  ['Ai-je reçu une offre ?', 'fr', 'offers'],
  ['¿Tengo alguna oferta?', 'es', 'offers'],
  ['هل لدي عروض؟', 'ar', 'offers'],
  ['offres d’emploi à Paris', 'fr', 'findJobs'],
  ['Please add this job to my cart', 'en', 'addToCart'],
  ['Remove this from my cart', 'en', 'removeFromCart'],
  ['What jobs are in my cart?', 'en', 'cart'],
  ['save this job', 'en', 'saveJob'],
  ['I want to upload my CV', 'en', 'uploadResume'],
  ['delete my resume', 'en', 'removeResume'],
  ['Can I change my profile?', 'en', 'profile'],
  ['How can I contact somebody', 'en', 'contact'],
  ['Which languages do you speak', 'en', 'language'],
  ['Recruiter positions', 'en', 'findJobs'],
  ['language teacher jobs', 'en', 'findJobs'],
  ['hi', 'en', 'greeting'],
  ['what can you do', 'en', 'help'],
  ['Ich suche Stellen als Pflegekraft in Köln', 'de', 'findJobs'],
  ['Wie kann ich mich bewerben?', 'de', 'howToApply'],
  ['Wie ist der Stand meiner Bewerbung', 'de', 'applications'],
  ['Wann ist mein Vorstellungsgespräch?', 'de', 'interviews'],
  ['Lebenslauf hochladen', 'de', 'uploadResume'],
  ['Lege die Stelle in den Warenkorb', 'de', 'addToCart'],
  ['Je cherche un poste d’infirmière à Paris', 'fr', 'findJobs'],
  ['Comment postuler ?', 'fr', 'howToApply'],
  ['Où en est ma candidature ?', 'fr', 'applications'],
  ['Quand est mon entretien ?', 'fr', 'interviews'],
  ['Ajoute ce poste au panier', 'fr', 'addToCart'],
  ['Supprimer mon CV', 'fr', 'removeResume'],
  ['Busco trabajo de enfermera en Madrid', 'es', 'findJobs'],
  ['¿Cómo puedo solicitar?', 'es', 'howToApply'],
  ['¿Cuál es el estado de mi solicitud?', 'es', 'applications'],
  ['¿Cuándo es mi entrevista?', 'es', 'interviews'],
  ['Añade este puesto al carrito', 'es', 'addToCart'],
  ['¿Qué hay en mi carrito?', 'es', 'cart'],
  ['أبحث عن وظائف ممرضة في الرياض', 'ar', 'findJobs'],
  ['كيف أتقدم؟', 'ar', 'howToApply'],
  ['ما حالة طلباتي؟', 'ar', 'applications'],
  ['متى موعد المقابلة؟', 'ar', 'interviews'],
  ['أضف هذه الوظيفة إلى السلة', 'ar', 'addToCart'],
  ['رفع السيرة الذاتية', 'ar', 'uploadResume'],
  ['The weather is nice today', 'en', null],
];

test.each(asked)('SHELL-05 “%s” is understood in %s as %s', (message, tag, intent) => {
  const understood = understand(message, 'en-US');
  expect([understood.language.tag, understood.intent]).toEqual([tag, intent]);
});

test('SHELL-05 what could be in several languages is in that of the page', () => {
  expect(understand('Remote', 'de-DE').language.tag).toBe('de');
  expect(understand('xyz', 'ar').language.tag).toBe('ar');
  expect(understand('xyz', 'tlh').language.tag).toBe('en');
});

const names = (of: string) => of.match(/\{\w+\}/g)?.toSorted() ?? [];

describe.each(languages)('SHELL-05 the words of $tag', (language) => {
  test('SHELL-05 have every text, with the names that English has', () => {
    for (const [name, text] of Object.entries(language.texts)) {
      const english = languages[0]!.texts[name as keyof typeof language.texts];
      expect([name, names(text)]).toEqual([name, names(english)]);
    }
  });

  test.each(intents)(
    'SHELL-05 have phrases for %s, each of which means it or one that says more',
    (intent) => {
      expect(language.phrases[intent].length).toBeGreaterThan(0);
      for (const phrase of language.phrases[intent]) {
        const message = phrase.replaceAll('*', '').replaceAll(/ +/g, ' ');
        expect([phrase, understand(message, language.tag).intent]).not.toEqual([phrase, null]);
      }
    },
  );
});

test('SHELL-05 every language of the contract has words', () => {
  expect(languages.map(({ tag }) => tag)).toEqual([...assistantLanguages]);
});

test('SHELL-05 a long hostile message is read quickly enough to finish', () => {
  for (const message of ['a '.repeat(500), 'add to '.repeat(140), 'م'.repeat(1_000), '* '.repeat(500)])
    expect(understand(message, 'en').language.tag).toMatch(/^(en|ar)$/);
});
