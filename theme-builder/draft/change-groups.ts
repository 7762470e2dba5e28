import { splitPath, type ThemeDocument } from '@portico/tokens';
import { difference, type Change } from '@portico/tokens/compare';
import { describeDifference } from '@portico/tokens/in-words';
import type { ChangeWords } from './difference-words.ts';

export type ChangeLine = { text: string; change: Change };
/** What changed in one section, in one picture, or beside them. */
export type ChangeGroup = { name: string; lines: readonly ChangeLine[] };

function nameOf(change: Change, words: ChangeWords, whole: string): string {
  if ('on' in change && change.on && change.what !== 'hero') {
    const { page, minWidth } = change.on;
    const width = minWidth === 0 ? undefined : words.pixels(words.number(minWidth));
    return words.upperFirst(words.hero({ page, width }));
  }
  if (change.what === 'value' || change.what === 'lock') return words.section(splitPath(change.path)[0]);
  if (change.what === 'font') return words.section('core_properties');
  return change.what === 'hero' ? words.section('pcsx_hero_image') : whole;
}

/**
 * What is different between two documents, a sentence a change, under the name of the part that it is in.
 *
 * @param whole the name for what is in no part
 */
export function changeGroups(
  { before, after }: { before: ThemeDocument; after: ThemeDocument },
  words: ChangeWords,
  whole: string,
): readonly ChangeGroup[] {
  const lines = difference(before, after).flatMap((change) =>
    describeDifference([change], words, after.product).map(({ text }) => ({
      change,
      text: words.upperFirst(text),
    })),
  );
  const groups = Map.groupBy(lines, ({ change }) => nameOf(change, words, whole));
  return [...groups].map(([name, ofOne]) => ({ name, lines: ofOne }));
}
