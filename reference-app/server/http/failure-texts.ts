import arabic from '../../locales/ar/site.json' with { type: 'json' };
import english from '../../locales/en-US/site.json' with { type: 'json' };
import type { Locale } from '@portico/core/messages';

/** What a failure page says. */
type FailureText = { title: string; text: string };
/** Why there is no page: a mistake of ours, an unknown address, one that is too long, too many requests, any other that is refused. */
export type Failure = 'server' | 'not found' | 'too long' | 'too many' | 'not valid';
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
    'too many': {
      title: 'Too many pages at once',
      text: 'More pages were asked for from your network than this site shows in a minute. Please try again in a minute.',
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
    'too many': {
      title: 'صفحات كثيرة في وقت واحد',
      text: 'طُلبت من شبكتك صفحات أكثر مما يعرضه هذا الموقع في الدقيقة. يُرجى المحاولة مجددًا بعد دقيقة.',
    },
    'not valid': {
      title: 'الطلب غير صالح',
      text: 'تعذرت قراءة العنوان أو اسم الموقع فيه (ترويسة Host) أو ما أُرسل معه.',
    },
  },
};
