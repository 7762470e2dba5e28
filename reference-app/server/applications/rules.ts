import { createHash } from 'node:crypto';
import type { ApplicationStatus } from '../../contract/application-status.ts';
import type { UnavailablePosition, UnavailableReason } from '../../contract/apply.ts';
import { takesApplications } from '../positions/rules.ts';
import type { JobRow } from '../positions/store.ts';

const ended: ReadonlySet<ApplicationStatus> = new Set(['hired', 'not_selected', 'withdrawn']);

export function isActive(status: ApplicationStatus): boolean {
  return !ended.has(status);
}

/**
 * What follows on what. Steps may be left out, since not every job has an interview; nobody is hired without an offer; going
 * back one step is a second look. What has ended stays ended: a second application is another one.
 */
export const applicationTransitions: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['in_review', 'interview', 'offer', 'not_selected', 'withdrawn'],
  in_review: ['interview', 'offer', 'not_selected', 'withdrawn'],
  interview: ['in_review', 'offer', 'not_selected', 'withdrawn'],
  offer: ['interview', 'hired', 'not_selected', 'withdrawn'],
  hired: [],
  not_selected: [],
  withdrawn: [],
};

export type StatusDecision = 'write' | 'repeated' | 'illegal';

export function decideStatus(from: ApplicationStatus, to: ApplicationStatus): StatusDecision {
  if (from === to) return 'repeated';
  return applicationTransitions[from].includes(to) ? 'write' : 'illegal';
}

/** Who applies. A visitor is one browser under one e-mail address: whoever proves nothing learns nothing of others’. */
export type Applicant = { accountId: number } | { visitorHash: string; email: string };

/** What an applicant is found by. A visitor whose applications became an account's is found by none: see `joinApplications`. */
export function applicantKey(applicant: Applicant): string {
  if ('accountId' in applicant) return `account:${applicant.accountId}`;
  const { visitorHash, email } = applicant;
  const hash = createHash('sha256').update(`${visitorHash}\n${email.trim().toLowerCase()}`);
  return `visitor:${hash.digest('base64url')}`;
}

type Job = Pick<JobRow, 'closedAt' | 'applyStatus' | 'applyUrl'>;

/** Why one cannot apply to a job; null when one can. */
export function unavailableReason(job: Job | undefined, hasApplied: boolean): UnavailableReason | null {
  if (!job) return 'gone';
  if (hasApplied) return 'applied';
  if (takesApplications(job)) return null;
  if (job.closedAt !== null) return 'closed';
  if (job.applyUrl !== null) return 'elsewhere';
  return job.applyStatus === 'link_off' ? 'off' : 'closed';
}

/** Within this long the same application is one whose answer was lost on the way, not a second one. */
const repeatedWithin = 10 * 60 * 1000;

/** What becomes of a submit: all of its applications are written, were written before, or cannot be. */
export type SubmitDecision = 'write' | 'repeated' | { unavailable: UnavailablePosition[] };

/**
 * @param options.jobs those of `ids` that there are
 * @param options.existing applications of the same applicant by job; `isSame` = nothing in them differs
 */
export function decideSubmit(options: {
  ids: readonly number[];
  jobs: ReadonlyMap<number, Job & { title: string }>;
  existing: ReadonlyMap<number, { submittedAt: Date; isSame: boolean }>;
  at: Date;
}): SubmitDecision {
  const { ids, jobs, existing, at } = options;
  const isRepeated = ids.every((id) => {
    const application = existing.get(id);
    return application?.isSame && at.getTime() - application.submittedAt.getTime() < repeatedWithin;
  });
  if (isRepeated) return 'repeated';
  const unavailable = ids.flatMap((id) => {
    const job = jobs.get(id);
    const reason = unavailableReason(job, existing.has(id));
    return reason ? [{ pid: String(id), name: job?.title ?? null, reason }] : [];
  });
  return unavailable.length === 0 ? 'write' : { unavailable };
}

const sentences: Record<UnavailableReason, (name: string) => string> = {
  gone: (name) => `${name} is no longer there.`,
  closed: (name) => `${name} is closed and takes no more applications.`,
  elsewhere: (name) => `${name} takes applications on another site.`,
  off: (name) => `${name} takes no applications here.`,
  applied: (name) => `You have already applied to ${name}.`,
};

/** Says of each job why not, and what to do about the others. */
export function unavailableMessage(
  unavailable: readonly UnavailablePosition[],
  { others }: { others: number },
): string {
  const said = unavailable.map(({ pid, name, reason }) =>
    sentences[reason](name === null ? `Job ${pid}` : `“${name}”`),
  );
  const these = unavailable.length === 1 ? 'it' : 'them';
  return [...said, ...(others > 0 ? [`Nothing was sent: remove ${these} to apply to the rest.`] : [])].join(
    ' ',
  );
}
