import { createMessages, type Messages } from '@portico/core/messages';
import {
  isSectionId,
  isTokenPath,
  sectionOf,
  splitPath,
  tokenAt,
  type Kind,
  type Place,
  type SectionId,
  type TokenPath,
} from '@portico/tokens';
import { placeLabels, sectionHelp, tokenHelp } from '@portico/tokens/help';
import type { StepName } from '../store/step.ts';
import type english from './en-US/panel.json';
import { loadCatalog, loadWords } from './catalogs.ts';
import type { BuilderLocale } from './locale.ts';

export type MessageKey = keyof typeof english;

/**
 * The contract's texts in another language. Labels, help and places go by what they are in English, so that what many
 * tokens share is translated once, and a text that changes asks for its translation anew; problems go by kind.
 */
type ContractTexts = Partial<Record<'texts' | 'problems', Readonly<Partial<Record<string, string>>>>>;

function createTexts(locale: BuilderLocale, t: Messages<MessageKey>, contract: ContractTexts) {
  const translated = (english: string) => contract.texts?.[english] ?? english;
  const sectionLabel = (id: SectionId) => translated(sectionOf(id).label);
  const tokenLabel = (path: TokenPath) => translated(tokenAt(path).label);
  const lowerFirst = (label: string) => label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
  const within = (path: TokenPath, token: string) =>
    t('name.token', { section: sectionLabel(splitPath(path)[0]), token });
  /** `Core: Brand`, as a name that is quoted. */
  const quotedName = (path: TokenPath) => within(path, tokenLabel(path));
  /** `Primary buttons: background`, as a name in a list of steps or changes. */
  const listedName = (path: TokenPath) => within(path, lowerFirst(tokenLabel(path)));
  const listFormat = new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' });
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    t,
    locale,
    sectionLabel,
    sectionHelp: (id: SectionId) => translated(sectionHelp[id]),
    tokenLabel,
    tokenHelp: (path: TokenPath) => translated(tokenHelp(path)),
    /** `Seen: job search, job page`. */
    seen: (places: readonly Place[]) =>
      t('contrast.seen', {
        places: listFormat.format(places.map((place) => lowerFirst(translated(placeLabels[place])))),
      }),
    quotedName,
    /** Parts and tokens in one list: `Navigation bar, Cards: padding`. */
    namesOf: (places: readonly (SectionId | TokenPath)[]) =>
      listFormat.format(
        places.map((place) => (isSectionId(place) ? sectionLabel(place) : listedName(place))),
      ),
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
}

export type Texts = ReturnType<typeof createTexts>;

const loading = new Map<BuilderLocale, Promise<Texts>>();

/** The words of the panel, one chunk a language. */
export function loadTexts(locale: BuilderLocale): Promise<Texts> {
  const known = loading.get(locale);
  if (known) return known;
  const load = async () => {
    const [messages, contract = {}] = await Promise.all([
      loadCatalog(locale, 'panel'),
      loadWords<ContractTexts>(locale, 'contract'),
    ]);
    return createTexts(locale, createMessages<MessageKey>(locale, messages), contract);
  };
  const texts = load();
  loading.set(locale, texts);
  // what has failed is asked for again by who comes next
  texts.catch(() => loading.delete(locale));
  return texts;
}
