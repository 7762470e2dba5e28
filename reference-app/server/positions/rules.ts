import { hash } from 'node:crypto';
import { sanitizerVersion } from '@portico/core/html';
import { positionIdOf, type FilterName } from '@portico/core/jobs';
import type { PositionIds } from '../../contract/position-ids.ts';
import {
  posting as postingSchema,
  type ApplyStatus,
  type Place,
  type Posting,
} from '../../contract/posting.ts';

/** The ids in a list as clients write it, each once, and what is none. */
export function readPositionIds(given: PositionIds): { ids: number[]; unreadable: string[] } {
  const texts = (Array.isArray(given) ? given : String(given).split(',')).map((one) => String(one).trim());
  const ids = new Set<number>();
  const unreadable = new Set<string>();
  for (const text of texts) {
    const id = positionIdOf(text);
    if (id !== undefined) ids.add(id);
    else if (text !== '') unreadable.add(text);
  }
  return { ids: [...ids], unreadable: [...unreadable] };
}

/** Whether one can apply to a job on this site: it is open, and applications are not taken elsewhere. */
export function takesApplications(job: {
  closedAt: Date | null;
  applyStatus: ApplyStatus;
  applyUrl: string | null;
}): boolean {
  const status = applyStatusOf(job);
  return job.applyUrl === null && (status === 'allowed' || status === 'apply' || status === 'log_in');
}

/** A closed job offers nothing to apply to, whatever it offered while it was open. */
export function applyStatusOf(job: { closedAt: Date | null; applyStatus: ApplyStatus }): ApplyStatus {
  return job.closedAt !== null && job.applyStatus !== 'expired' ? 'closed' : job.applyStatus;
}

/**
 * What the apply button of a job offers to whoever asks.
 *
 * @param reader.needsLogin visitors cannot apply at this employer
 * @param reader.hasApplied their application is there: nothing more to press, whatever else one could do
 */
export function applyActionOf(
  job: { closedAt: Date | null; applyStatus: ApplyStatus; applyUrl: string | null },
  reader: { isLoggedIn: boolean; needsLogin: boolean; hasApplied: boolean },
): { status: ApplyStatus; applyUrl: string | null } {
  const { applyUrl } = job;
  const status = applyStatusOf(job);
  if (!takesApplications(job)) return { status, applyUrl };
  if (reader.hasApplied) return { status: 'link_off', applyUrl };
  if (reader.isLoggedIn) return { status: status === 'log_in' ? 'allowed' : status, applyUrl };
  return { status: reader.needsLogin ? 'log_in' : status, applyUrl };
}

/** How the row's place may be read beside its places. */
export function locationFlexibilityOf(option: Posting['workLocationOption']): string | null {
  return option === 'onsite' ? null : option.startsWith('remote') ? 'remote' : 'hybrid';
}

/** Grows when the same posting comes to be stored otherwise: jobs are then written anew when they are imported again. */
const storedAs = 2;

/** All that a job says of itself but its description, in an order of its own. */
const fields = postingSchema.keyof().exclude(['description']).options;

/** What tells two contents of the same job apart. */
export function contentHashOf(posting: Posting): string {
  const { description } = posting;
  const others = fields.map((field) => posting[field]);
  // the description as it is: JSON, of which the rest is one line, takes longer to write it than all else takes
  return hash('sha256', `${JSON.stringify([sanitizerVersion, storedAs, others])}\n${description}`, 'base64');
}

export type FacetEntry = { facet: FilterName; value: string; place?: Place };

/** What a job can be filtered by. */
export function facetsOf(posting: Posting): FacetEntry[] {
  const single: [FilterName, string | null][] = [
    ['department', posting.department],
    ['work_location_option', posting.workLocationOption],
    ['seniority', posting.seniority],
    ['employment_type', posting.employmentType],
    ['business_unit', posting.businessUnit],
  ];
  return [
    ...single.flatMap(([facet, value]) => (value ? [{ facet, value }] : [])),
    ...posting.places.map((place) => ({ facet: 'location' as const, value: place.name, place })),
    ...posting.skills.map((value) => ({ facet: 'skill' as const, value })),
  ];
}
