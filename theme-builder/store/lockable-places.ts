import {
  isSame,
  isTokenPath,
  sectionIds,
  settingAt,
  splitPath,
  type SectionId,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { withAssets, withSetting } from './document.ts';
import { changedPaths, type Step } from './step.ts';

/** The part of a theme that the pictures at the head of pages belong to. */
export const heroSection = 'pcsx_hero_image' satisfies SectionId;
const picturesPlace = 'assets.hero';

const isAt = (place: string, path: TokenPath) =>
  place === `sections.${path}` || place === `sections.${splitPath(path)[0]}`;

/**
 * A document that says what another says at these places, and else what it says itself.
 *
 * @param places as the server names what is locked: `sections.navbar`, `sections.navbar.height` or `assets.hero`
 */
export function withPlacesOf(
  document: ThemeDocument,
  from: ThemeDocument,
  places: Iterable<string>,
): ThemeDocument {
  const all = [...places];
  const told = changedPaths(document, from)
    .filter((path) => all.some((place) => isAt(place, path)))
    .reduce((result, path) => withSetting(result, path, settingAt(from, path)), document);
  return all.includes(picturesPlace) && !isSame(document.assets, from.assets)
    ? withAssets(told, from.assets)
    : told;
}

/** The parts of a theme in which two documents differ, with the pictures of pages in the part that they belong to. */
const changedSections = (before: ThemeDocument, after: ThemeDocument): ReadonlySet<SectionId> =>
  new Set<SectionId>([
    ...changedPaths(before, after).map((path) => splitPath(path)[0]),
    ...(isSame(before.assets, after.assets) ? [] : ([heroSection] as const)),
  ]);

/** The parts of a theme that a step changes; none for the reasons of weak contrast, which belong to no part. */
export const sectionsOfStep = ({ changes, assets }: Step): readonly SectionId[] => [
  ...changes.map(({ path }) => splitPath(path)[0]),
  ...(assets ? ([heroSection] as const) : []),
];

/** Whether nothing of a step can be walked, since all of it is in closed parts. */
export const isClosedStep = (step: Step, closed: ReadonlySet<SectionId>): boolean =>
  step.waivers === undefined && sectionsOfStep(step).every((section) => closed.has(section));

/** What somebody may make of a document: `left` names the closed parts that would else have changed. */
export function withoutClosed(
  before: ThemeDocument,
  after: ThemeDocument,
  closed: ReadonlySet<SectionId>,
): { document: ThemeDocument; left: readonly SectionId[] } {
  const changed = closed.size === 0 ? new Set<SectionId>() : changedSections(before, after);
  const left = sectionIds.filter((id) => closed.has(id) && changed.has(id));
  const places = left.flatMap((id) => [`sections.${id}`, ...(id === heroSection ? [picturesPlace] : [])]);
  return { document: left.length === 0 ? after : withPlacesOf(after, before, places), left };
}

/** The part of a theme, or the token, that a place is. */
export function placeOf(place: string): SectionId | TokenPath | undefined {
  if (place === picturesPlace) return heroSection;
  const name = place.replace(/^sections\./, '');
  return sectionIds.find((id) => id === name) ?? (isTokenPath(name) ? name : undefined);
}
