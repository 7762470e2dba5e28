import { localeFacts, type Messages } from '@portico/core/messages';
import type { DifferenceWords } from '@portico/tokens/in-words';
import type { Texts } from '../locales/texts.ts';
import type { DifferenceKey } from '../locales/areas.ts';

export type ChangeWords = DifferenceWords & {
  /** As a sentence begins. */
  upperFirst: (text: string) => string;
};

/** The sentences of a difference in the panel's language, for lists that name the section above them. */
export function differenceWords(t: Messages<DifferenceKey>, texts: Texts): ChangeWords {
  const { locale, sectionLabel, tokenLabel } = texts;
  const { direction } = localeFacts(locale);
  const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
  const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  // what may be of the other direction, such as `#1d6b2f`, a file's address or a person's reason, keeps its own in a
  // sentence from right to left; inside a phrase too, which would else be turned round as a whole
  const apart = (value: string) => (direction === 'rtl' ? `\u2068${value}\u2069` : value);
  const values = <Parts extends Partial<Record<'before' | 'after', string>>>(parts: Parts) => ({
    ...parts,
    ...(parts.before !== undefined && { before: apart(parts.before) }),
    ...(parts.after !== undefined && { after: apart(parts.after) }),
  });
  const signed = ({ pair, by, reason }: Record<'pair' | 'by' | 'reason', string>) => ({
    pair,
    by: apart(by),
    reason: apart(reason),
  });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false });
  const names = { themeId: 'change.themeId', inherits: 'change.inherits' } as const;
  return {
    upperFirst,
    section: sectionLabel,
    token: (path) => lowerFirst(tokenLabel(path)),
    scheme: (scheme) => texts.t(`contrast.${scheme}`),
    productName: (product) => t(`change.product.${product}`),
    fieldName: (field) => (field === 'themeId' || field === 'inherits' ? t(names[field]) : field),
    themeVersion: (parts) => t('change.themeVersion', parts),
    inScheme: (parts) => t('change.inScheme', parts),
    named: (parts) => texts.t('name.token', parts),

    hero: ({ page, width }) =>
      width === undefined ? t('change.hero', { page }) : t('change.heroFrom', { page, width }),
    word: (word) => texts.t(`conflict.word.${word}`),
    heroAdded: ({ hero, image }) => t('change.heroAdded', { hero, image: apart(image) }),
    heroRemoved: ({ hero, image }) => t('change.heroRemoved', { hero, image: apart(image) }),

    font: ({ isItalic, family, weights }) =>
      t(isItalic ? 'change.fontItalic' : 'change.font', { family: apart(family), weights }),
    weights: (parts) => t('change.weights', parts),
    fontAdded: (parts) => t('change.fontAdded', parts),
    fontChanged: (parts) => t('change.fontChanged', parts),
    fontRemoved: (parts) => t('change.fontRemoved', parts),

    set: (parts) => t('change.set', values(parts)),
    changed: (parts) => t('change.changed', values(parts)),
    reset: (parts) => t('change.reset', values(parts)),
    altered: (parts) => t('change.altered', parts),
    locked: (parts) => t('change.locked', parts),
    unlocked: (parts) => t('change.unlocked', parts),

    oneOf: ({ change }) => upperFirst(change),
    manyOf: ({ section, count }) => t('change.fold', { group: section, count }),
    onlyIn: (parts) => t('change.onlyIn', parts),

    product: (parts) => t('change.product', values(parts)),
    field: (parts) => t('change.field', values(parts)),
    pair: ({ bar, ...parts }) =>
      bar === undefined ? t('change.pair', parts) : t('change.pairWithin', { ...parts, bar }),
    waiverAdded: (parts) => t('change.waiverAdded', signed(parts)),
    waiverChanged: (parts) => t('change.waiverChanged', signed(parts)),
    waiverRemoved: (parts) => t('change.waiverRemoved', parts),

    number: (value) => numbers.format(value),
    pixels: (number) => t('value.pixels', { number }),
    milliseconds: (number) => t('value.milliseconds', { number }),
    shadows: (count) => t('value.shadows', { count }),
    translucent: ({ color, opacity }) => t('value.translucent', { color: apart(color), opacity }),
    noImage: t('value.noImage'),
    quoted: (text) => t('value.quoted', { text: apart(text) }),
    nothing: t('value.nothing'),
    sameAs: ({ name, value }) => t('value.sameAs', { name, value: apart(value) }),
  };
}
