import { isDeepStrictEqual } from 'node:util';
import { maximumDraftBytes, type DraftContent } from '../../contract/drafts.ts';

/** What a draft is found by: the same jobs in another order are the same. */
export function positionKeyOf(ids: readonly number[]): string {
  return ids.toSorted((left, right) => left - right).join(',');
}

/** Of one draft and one state of it: a draft that was deleted and begun anew never has an earlier one's. */
export function versionOf({ id, revision }: { id: number; revision: number }): string {
  return `${id}.${revision}`;
}

/**
 * Whether a write may replace what is there.
 *
 * @param given the version that the writer saw: null = none, undefined = it does not matter
 * @param current undefined = there is no draft
 */
export function mayReplace(
  given: string | null | undefined,
  current: { id: number; revision: number } | undefined,
): boolean {
  if (given === undefined) return true;
  return given === (current ? versionOf(current) : null);
}

/** A write whose answer was lost comes again with the old version, and has nothing to change. */
export function isSameContent(left: DraftContent, right: DraftContent): boolean {
  return isDeepStrictEqual(left, right);
}

export function isTooLarge(content: DraftContent): boolean {
  return Buffer.byteLength(JSON.stringify(content)) > maximumDraftBytes;
}

/** Whether all of a draft's jobs are among these. */
export function isNamedBy(draft: { positionIds: readonly number[] }, ids: readonly number[]): boolean {
  return draft.positionIds.every((id) => ids.includes(id));
}

/**
 * Below 0 while one can apply to at least one of its jobs, else since when not.
 *
 * @param jobs those that still are; `takes` = one can apply
 * @returns seconds since 1970, or -1
 */
export function archivedAt(
  jobs: readonly { takes: boolean; closedAt: Date | null }[],
  changedAt: Date,
): number {
  if (jobs.some(({ takes }) => takes)) return -1;
  // a job whose applications ended without it being closed has no date of its own
  const times = jobs.map(({ closedAt }) => (closedAt ?? changedAt).getTime());
  return Math.floor(Math.max(...times, ...(times.length === 0 ? [changedAt.getTime()] : [])) / 1000);
}
