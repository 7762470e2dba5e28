import { createMessages, type Catalogue, type Messages } from '@portico/components/messages';
import {
  isSectionId,
  isTokenPath,
  sectionOf,
  splitPath,
  tokenAt,
  type Kind,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import type { StepName } from '../store/step.ts';
import type english from './en-US.json';

export type BuilderLocale = 'en-US' | 'ar';
export type MessageKey = keyof typeof english;

/** The contract's texts in another language; what is missing there is said in the contract's. */
type ContractTexts = Partial<
  Record<'sections' | 'help' | 'tokens' | 'problems', Readonly<Partial<Record<string, string>>>>
>;

const catalogues: Record<
  BuilderLocale,
  () => Promise<[{ default: Catalogue<string> }, { default: ContractTexts }]>
> = {
  'en-US': () => Promise.all([import('./en-US.json?messages'), { default: {} }]),
  ar: () => Promise.all([import('./ar.json?messages'), import('./contract.ar.json')]),
};

const createTexts = (locale: BuilderLocale, t: Messages<MessageKey>, contract: ContractTexts) => {
  const sectionLabel = (id: SectionId) => contract.sections?.[id] ?? sectionOf(id).label;
  const tokenLabel = (path: TokenPath) => contract.tokens?.[path] ?? tokenAt(path).label;
  const within = (path: TokenPath, token: string) =>
    t('name.token', { section: sectionLabel(splitPath(path)[0]), token });
  /** `Core: Brand`, as a name that is quoted. */
  const quotedName = (path: TokenPath) => within(path, tokenLabel(path));
  /** `Primary buttons: background`, as a name in a list of steps or changes. */
  const listedName = (path: TokenPath) => {
    const label = tokenLabel(path);
    return within(path, label.charAt(0).toLocaleLowerCase(locale) + label.slice(1));
  };
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    t,
    locale,
    sectionLabel,
    sectionHelp: (id: SectionId) => contract.help?.[id] ?? sectionOf(id).help,
    tokenLabel,
    quotedName,
    listedName,
    /** What is wrong with a value, in the contract's words unless the language has its own. */
    problem: (kind: Kind, message: string) => {
      const own = contract.problems?.[kind] ?? contract.problems?.['number'];
      return t('field.invalid', { problem: own ?? message });
    },
    stepName: ({ kind, about = '' }: StepName) => {
      const name = isTokenPath(about) ? listedName(about) : isSectionId(about) ? sectionLabel(about) : about;
      return t(`step.${kind}`, { name });
    },
    /** Rounded down: 4.496 must not be shown as the 4.5 that it misses. */
    ratio: (ratio: number) => numberFormat.format(Math.floor(ratio * 100) / 100),
  };
};

export type Texts = ReturnType<typeof createTexts>;

const loading = new Map<BuilderLocale, Promise<Texts>>();

/** The words of the panel, one chunk a language. */
export const loadTexts = (locale: BuilderLocale): Promise<Texts> => {
  const known = loading.get(locale);
  if (known) return known;
  const texts = catalogues[locale]().then(([messages, contract]) =>
    createTexts(locale, createMessages<MessageKey>(locale, messages.default), contract.default),
  );
  loading.set(locale, texts);
  return texts;
};
