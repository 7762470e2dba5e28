import type { PositionDetails, PositionRow } from '../../contract/positions.ts';
import { locationFlexibilityOf } from './rules.ts';
import type { Job, JobRow } from './store.ts';

/** A job as a row of search results. */
export function positionRowOf(job: JobRow): PositionRow {
  const locations = job.places.map((place) => place.name);
  const posted = secondsOf(job.postedAt);
  return {
    id: job.id,
    displayJobId: job.displayJobId,
    name: job.title,
    locations,
    standardizedLocations: locations,
    postedTs: posted,
    creationTs: posted,
    department: job.department,
    workLocationOption: job.workLocationOption,
    locationFlexibility: locationFlexibilityOf(job.workLocationOption),
    isHot: false,
    stars: null,
    atsJobId: job.sourceId,
    positionUrl: `/careers/job/${job.id}`,
  };
}

type UserActions = PositionDetails['positionUserActions'];

/**
 * A job with everything that its page shows.
 *
 * @param origin this site's, as `https://careers.example`
 * @param userActions what whoever asks can do with it
 */
export function positionDetailsOf(
  job: Job,
  { origin, domain, userActions }: { origin: string; domain: string; userActions: UserActions },
): PositionDetails {
  const row = positionRowOf(job);
  return {
    ...row,
    location: row.locations.join('; '),
    jobDescription: job.description,
    publicUrl: `${origin}${row.positionUrl}?domain=${encodeURIComponent(domain)}`,
    jdHighlight: [],
    efcustomTextBusinessUnit: listOf(job.businessUnit),
    efcustomTextSeniority: listOf(job.seniority),
    efcustomTextEmploymentType: listOf(job.employmentType),
    efcustomTextSkills: job.skills,
    positionExtraDetails: { videos: [], blogs: [], perks: [], customContent: [] },
    positionUserActions: userActions,
    isPrivate: job.isPrivate,
    closedTs: job.closedAt && secondsOf(job.closedAt),
    pay: job.pay,
    places: job.places,
  };
}

function listOf(value: string | null): string[] {
  return value === null ? [] : [value];
}

/** A job in a word: where lists only name it. */
export function positionNameOf(job: JobRow): { id: number; name: string; location: string } {
  return { id: job.id, name: job.title, location: job.places.map((place) => place.name).join('; ') };
}

/** As times of jobs travel: seconds since 1970. */
export function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
