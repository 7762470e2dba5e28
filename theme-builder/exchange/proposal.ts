import {
  findCycle,
  isSame,
  maximumThemeBytes,
  parseTheme,
  splitPath,
  type HeroKey,
  type Product,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { panelSections } from '../fields/panels.ts';
import { themed, type EditorState, type Themed } from '../store/editor-state.ts';
import { heroSection } from '../store/lockable-places.ts';
import { withOffered, withOfferedFonts, withPictures } from './accept-values.ts';
import type { Offer, OfferedValue } from './offer.ts';
import { newTo } from './offered-values.ts';
import { ownPaths } from './own-values.ts';

/** One line of a proposal. */
export type ProposedValue = OfferedValue & {
  /** Distinguishes it from all other lines. */
  id: string;
  /** The theme's own people have set this token. */
  isOwn: boolean;
};

export type Proposal = {
  sections: readonly { section: SectionId; values: readonly ProposedValue[] }[];
  pictures: readonly { id: string; isOwn: boolean; picture: NonNullable<Offer['pictures']>[number] }[];
  /** What the values may name. */
  fonts: NonNullable<Offer['fonts']>;
  /** How many values are left out because their token is locked, or the part that it belongs to. */
  locked: number;
  /** How many are left out because the site's product does not have them. */
  foreign: number;
};

export const allIds = ({ sections, pictures }: Proposal): readonly string[] => [
  ...sections.flatMap(({ values }) => values.map(({ id }) => id)),
  ...pictures.map(({ id }) => id),
];

const findHero = ({ assets }: ThemeDocument, { page, minWidth }: HeroKey) =>
  assets?.hero?.find((known) => known.page === page && known.minWidth === minWidth);

/** What accepting an offer here would change. */
export function proposalOf(
  offer: Pick<Offer, 'values' | 'pictures' | 'fonts'>,
  { live: { document, theme }, history, closed }: Pick<EditorState, 'live' | 'history' | 'closed'>,
): Proposal {
  const own = ownPaths(document, history);
  const offered = panelSections(theme.product);
  const fresh = newTo(document, offer.values);
  const known = fresh.filter(({ path }) => offered.includes(splitPath(path)[0]));
  const open = known.filter(
    ({ path }) =>
      !closed.has(splitPath(path)[0]) && theme.leaf(path, 'light').provenance.lockedBy === undefined,
  );
  const values = open.map((value) => ({
    ...value,
    id: `${value.path} ${value.scheme}`,
    isOwn: own.has(value.path),
  }));
  const pictures = (offer.pictures ?? [])
    .map((picture) => ({ picture, there: findHero(document, picture) }))
    .filter(({ picture, there }) => !isSame(picture, there));
  const openPictures = closed.has(heroSection) ? [] : pictures;
  const bySection = Map.groupBy(values, ({ path }) => splitPath(path)[0]);
  return {
    sections: [...bySection].map(([section, some]) => ({ section, values: some })),
    pictures: openPictures.map(({ picture, there }) => ({
      id: `${picture.page} ${picture.minWidth}`,
      isOwn: there !== undefined,
      picture,
    })),
    fonts: offer.fonts ?? [],
    locked: known.length - open.length + pictures.length - openPictures.length,
    foreign: fresh.length - known.length,
  };
}

/** Those that replace nothing that somebody has set, but what they have `asked` for. */
export const idsNotOwn = (
  { sections, pictures }: Proposal,
  asked: ReadonlySet<TokenPath> = new Set(),
): readonly string[] => [
  ...sections.flatMap(({ values }) =>
    values.filter(({ isOwn, path }) => !isOwn || asked.has(path)).map(({ id }) => id),
  ),
  ...pictures.filter(({ isOwn }) => !isOwn).map(({ id }) => id),
];

/** Those that replace something that somebody has set. */
export const idsOwn = ({ sections, pictures }: Proposal): readonly string[] => [
  ...sections.flatMap(({ values }) => values.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
  ...pictures.filter(({ isOwn }) => isOwn).map(({ id }) => id),
];

/** A document with the chosen lines of a proposal. */
export function withChosen(
  document: ThemeDocument,
  { sections, pictures, fonts }: Proposal,
  chosen: ReadonlySet<string>,
): ThemeDocument {
  const values = sections.flatMap((section) => section.values.filter(({ id }) => chosen.has(id)));
  const chosenPictures = pictures.filter(({ id }) => chosen.has(id)).map(({ picture }) => picture);
  return withPictures(withOfferedFonts(withOffered(document, values), fonts), chosenPictures);
}

export type Tried =
  | { ok: true; themed: Themed }
  /** `circle`: values would refer to each other; `too-large`: the theme would weigh more than a theme may. */
  | { ok: false; reason: 'circle' | 'too-large' };

/** The theme that a document would be, unless it cannot be one. */
export function tryDocument(product: Product, document: ThemeDocument): Tried {
  const all = themed(product, document);
  if (findCycle(all.theme) !== undefined) return { ok: false, reason: 'circle' };
  // each value has been checked; only together they can be too much
  if (!parseTheme(document).ok) return { ok: false, reason: 'too-large' };
  return { ok: true, themed: all };
}

export const mostThemeKilobytes = maximumThemeBytes / 1024;
