import { isSame, settingAt, type ThemeDocument } from '@portico/tokens';
import { mergeThemes, type Conflict, type MergedThemes } from '@portico/tokens/compare';
import { withTheirs } from './merge-drafts.ts';
import { emptyDocument } from './document.ts';
import type { History } from './history.ts';
import { stepBetween, walk, type Step } from './step.ts';

type Edited = { base: ThemeDocument; theirs: ThemeDocument };

/** What a document says where a step changes something. */
const partOf = (document: ThemeDocument, { name, changes, waivers, assets }: Step): ThemeDocument =>
  walk(
    emptyDocument(document.product),
    {
      name,
      changes: changes.map(({ path }) => ({ path, before: settingAt(document, path) })),
      ...(waivers && { waivers: { before: document.waivers ?? [], after: [] } }),
      ...(assets && { assets: { before: document.assets } }),
    },
    'before',
  );

const placeOf = ({ base: _base, mine: _mine, theirs: _theirs, ...place }: Conflict) => JSON.stringify(place);

function rebaseStep(step: Step, { base, theirs }: Edited, overtaken: Set<string>): Step | undefined {
  const [from, to] = [partOf(base, step), partOf(theirs, step)];
  if (isSame(from, to)) return step;
  const mergedAt = (side: 'before' | 'after') =>
    mergeThemes(from, walk(emptyDocument(base.product), step, side), to);
  const [before, after] = [mergedAt('before'), mergedAt('after')];
  const open = new Set(after.conflicts.map(placeOf));
  for (const place of before.conflicts.map(placeOf)) if (!open.has(place)) overtaken.add(place);
  const settled = ({ document, conflicts }: MergedThemes) =>
    withTheirs(
      document,
      conflicts.filter((conflict) => overtaken.has(placeOf(conflict))),
    );
  return stepBetween(step.name, settled(before), settled(after));
}

/**
 * The steps on top of what somebody else did meanwhile: to walk them leaves that as it is. What was done at a place
 * before the other changed it is theirs now, and no step goes back behind it.
 */
export function rebase({ past, future }: History, edited: Edited): History {
  const rebased = (steps: readonly Step[]) => {
    // newest first: what is overtaken is so with all that came before it
    const overtaken = new Set<string>();
    return steps
      .toReversed()
      .flatMap((step) => rebaseStep(step, edited, overtaken) ?? [])
      .toReversed();
  };
  return { past: rebased(past), future: future.flatMap((step) => rebaseStep(step, edited, new Set()) ?? []) };
}
