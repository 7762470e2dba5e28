import arabic from '../../client/locales/ar.json' with { type: 'json' };
import english from '../../client/locales/en-US.json' with { type: 'json' };
import type { Locale } from '../../contract/employer-config.ts';

/** What a failure page says. */
type FailureText = { title: string; text: string };
/** Why there is no page: a mistake of ours, an unknown address, one that is too long, any other request that is refused. */
export type Failure = 'server' | 'not found' | 'too long' | 'not valid';
type FailureTexts = Record<Failure, FailureText> & { direction: 'ltr' | 'rtl'; allJobs: string };

const ofCatalogue = (catalogue: typeof english) => ({
  server: { title: catalogue['error.title'], text: catalogue['error.text'] },
  'not found': { title: catalogue['notFound.title'], text: catalogue['notFound.text'] },
  allJobs: catalogue['job.allJobs'],
});

/** For every language of the site, read before anything can fail. */
export const failureTexts: Record<Locale, FailureTexts> = {
  'en-US': {
    ...ofCatalogue(english),
    direction: 'ltr',
    'too long': {
      title: 'The address is too long',
      text: 'The address, or what your browser sent with it, is longer than this site can read.',
    },
    'not valid': {
      title: 'The request is not valid',
      text: 'The address, the name of the site in it (the Host header) or what was sent with it cannot be read.',
    },
  },
  ar: {
    ...ofCatalogue(arabic),
    direction: 'rtl',
    'too long': {
      title: 'العنوان طويل جدًا',
      text: 'العنوان، أو ما أرسله متصفحك معه، أطول مما يمكن لهذا الموقع قراءته.',
    },
    'not valid': {
      title: 'الطلب غير صالح',
      text: 'تعذرت قراءة العنوان أو اسم الموقع فيه (ترويسة Host) أو ما أُرسل معه.',
    },
  },
};
