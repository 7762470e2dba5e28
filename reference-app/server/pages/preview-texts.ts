import type { Locale } from '@portico/core/messages';

type PreviewTexts = {
  direction: 'ltr' | 'rtl';
  /** On a page that wears a draft. */
  label: string;
  sign: string;
  toSite: string;
  /** Of a link that leads nowhere any more. */
  ended: { title: string; text: string };
};

/** What pages say that are opened by a preview link, for every language of the site. */
export const previewTexts: Record<Locale, PreviewTexts> = {
  'en-US': {
    direction: 'ltr',
    label: 'Preview',
    sign: 'Preview of a draft: visitors of the site do not see it like this.',
    toSite: 'Open the site',
    ended: {
      title: 'This preview link has ended',
      text: 'It is over, or was taken back. Ask whoever sent it to you for a new one.',
    },
  },
  ar: {
    direction: 'rtl',
    label: 'معاينة',
    sign: 'معاينة مسودة: لا يرى زوار الموقع هذا المظهر.',
    toSite: 'فتح الموقع',
    ended: {
      title: 'انتهى رابط المعاينة هذا',
      text: 'انتهت مدته أو أُلغي. اطلب رابطًا جديدًا ممن أرسله إليك.',
    },
  },
};
