import { aliasOf } from '../document/check-tokens.ts';
import type { ThemeDocument } from '../document/theme-document.ts';
import { findCycle } from '../resolve/find-cycle.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { withNeededFonts, type FontPlace } from './font-places.ts';
import { isSame } from './meaning.ts';
import { meansSame, placesOf, readPlace, writePlace, type Place } from './places.ts';

/** What all sides say at a place; one that says nothing there has undefined. */
type Compared<At extends Place> = At & { base: unknown; mine: unknown; theirs: unknown };
/** A place that both sides changed, each in its own way. A side that says nothing there any more has undefined. */
export type Conflict = Compared<Exclude<Place, FontPlace>>;
export type Side = 'mine' | 'theirs';
export type MergedThemes = {
  /** Holds `mine` wherever there is a conflict. */
  document: ThemeDocument;
  conflicts: readonly Conflict[];
};

type Sides = { base: ThemeDocument; mine: ThemeDocument; theirs: ThemeDocument };

const compareAt = ({ base, mine, theirs }: Sides, place: Place): Compared<Place> => ({
  ...place,
  base: readPlace(base, place),
  mine: readPlace(mine, place),
  theirs: readPlace(theirs, place),
});

/** Puts a side's value in the place of a conflict. */
export const resolveConflict = (
  document: ThemeDocument,
  conflict: Compared<Place>,
  side: Side,
): ThemeDocument => writePlace(document, conflict, conflict[side]);

/** Which side to take where both mean the same: the one that was rewritten, and of two the same one for both editors. */
function spelling({ base, mine, theirs }: Compared<Place>): Side {
  if (isSame(mine, base)) return 'theirs';
  if (isSame(theirs, base)) return 'mine';
  return JSON.stringify(mine) <= JSON.stringify(theirs) ? 'mine' : 'theirs';
}

/** Whom to believe about a file that both say something else about: who has it. */
const keeping = (conflict: Compared<Place>): Side =>
  conflict.mine === undefined ? 'theirs' : conflict.theirs === undefined ? 'mine' : spelling(conflict);

/** Whose value stands without asking; undefined where both changed it. */
function winner(conflict: Compared<Place>): Side | undefined {
  const { base, mine, theirs } = conflict;
  if (isSame(mine, theirs)) return 'mine';
  if (meansSame(conflict, mine, theirs)) return spelling(conflict);
  if (meansSame(conflict, mine, base)) return 'theirs';
  if (meansSame(conflict, theirs, base)) return 'mine';
  return conflict.what === 'font' ? keeping(conflict) : undefined;
}
const isAsked = (place: Compared<Place>): place is Conflict => winner(place) === undefined;

const takeTheirs = (document: ThemeDocument, places: readonly Compared<Place>[]): ThemeDocument =>
  places.reduce((result, place) => resolveConflict(result, place, 'theirs'), document);

/** Whether values refer to each other in a circle; without any reference to another leaf they cannot. */
function isCircular(document: ThemeDocument): boolean {
  const { product, sections } = document;
  if (placesOf([document]).every((place) => aliasOf(readPlace(document, place)) === undefined)) return false;
  return findCycle(resolveTheme({ product, layers: [{ id: 'employer', sections }] })) !== undefined;
}

/** Two edits that are sound alone can refer to each other in a circle together. */
const closesCircle = ({ mine, theirs }: Sides, document: ThemeDocument, conflicts: readonly Conflict[]) =>
  (isCircular(document) || (conflicts.length > 0 && isCircular(takeTheirs(document, conflicts)))) &&
  !isCircular(mine) &&
  !isCircular(theirs);

/**
 * Merges two edits of the same theme, place by place: a leaf in one scheme, a lock, a picture's words and leaves, a
 * waiver, a field. What one side changed is taken; what both changed alike is taken once; what both changed differently
 * is a conflict, also where one side reset it. A picture that one side added or took away is one place. Fonts
 * are never asked about: those that the merged values name are there. Where the merged values would refer to each other in
 * a circle, every token that the sides differ in is a conflict: no choice among them is better than another.
 *
 * The merged document can weigh more than each side: `parseTheme` says whether it may be stored.
 */
export function mergeThemes(base: ThemeDocument, mine: ThemeDocument, theirs: ThemeDocument): MergedThemes {
  const sides = { base, mine, theirs };
  const places = placesOf([base, mine, theirs]).map((place) => compareAt(sides, place));
  const mergeAsking = (asks: (place: Compared<Place>) => place is Conflict): MergedThemes => {
    const conflicts = places.filter(asks);
    const document = takeTheirs(
      mine,
      places.filter((place) => !asks(place) && winner(place) === 'theirs'),
    );
    return { document: withNeededFonts(document, takeTheirs(document, conflicts), sides), conflicts };
  };
  const merged = mergeAsking(isAsked);
  if (!closesCircle(sides, merged.document, merged.conflicts)) return merged;
  return mergeAsking(
    (place): place is Conflict =>
      place.what !== 'font' &&
      (winner(place) === undefined ||
        // a picture's tokens close no circle
        (place.what === 'token' && place.on === undefined && !meansSame(place, place.mine, place.theirs))),
  );
}
