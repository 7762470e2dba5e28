import type { Refusal } from './feed.ts';
import type { ImportResult } from './import-postings.ts';
import { describePlace } from './source-files.ts';

const refusalsShown = 20;

const count = (amount: number): string => amount.toLocaleString('en-US');

const reasons: Readonly<Record<NonNullable<ImportResult['keptOpenBecause']>, string>> = {
  partial: 'No job was closed: the feed says that it does not hold all jobs.',
  untold:
    'No job was closed: the format does not tell whether the feed holds all jobs. With --complete, what is absent is closed.',
  'no rows':
    'No job was closed: the feed has no rows that could be taken. With --allow-empty it closes all jobs.',
  'refused without id': 'No job was closed: a refused row has no id, and could be of any open job.',
};

/** One line a refused row; after twenty, how many more there are. `total` may be more than `refusals` holds. */
export function refusalLines(refusals: readonly Refusal[], total = refusals.length): string[] {
  const shown = refusals
    .slice(0, refusalsShown)
    .map(({ place, reason }) => `  ${describePlace(place)} ${reason}`);
  const rest = total - shown.length;
  return rest > 0 ? [...shown, `  and ${count(rest)} more`] : shown;
}

/** What an import did, or by `isTrial` would do, for the operator. */
export function summaryLines(result: ImportResult, { isTrial }: { isTrial: boolean }): string[] {
  const { taken, changed, unchanged, closed, refused, repeated, refusals, keptOpenBecause } = result;
  return [
    ...(isTrial ? ['Nothing was changed; without --dry-run it would be:'] : []),
    `Taken: ${count(taken)}. Changed: ${count(changed)}. Unchanged: ${count(unchanged)}. Closed: ${count(closed)}. Refused: ${count(refused)}.`,
    ...(repeated > 0 ? [`Repeated: ${count(repeated)}; the last of each job counts.`] : []),
    ...(keptOpenBecause === null ? [] : [reasons[keptOpenBecause]]),
    ...(refused > 0 ? ['Refused rows:', ...refusalLines(refusals, refused)] : []),
  ];
}
