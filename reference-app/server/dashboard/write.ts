import type { DashboardEvent, Interview, Nudge, Referral } from '../../contract/dashboard.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** As they are written: without a number, with real dates. */
export type NewNudge = Omit<Nudge, 'id'> & { createdAt: Date };
export type NewInterview = Omit<Interview, 'id' | 'startsAt'> & { startsAt: Date };
export type NewEvent = Omit<DashboardEvent, 'id' | 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };
export type NewReferral = Omit<Referral, 'id' | 'referredAt'> & { referredAt: Date };

export type NewDashboard = {
  nudges: readonly NewNudge[];
  interviews: readonly NewInterview[];
  events: readonly NewEvent[];
  referrals: readonly NewReferral[];
};

/** Whose it is, and the number of what it replaces; without one it is added. */
type Place = { accountId: number; id?: number | undefined };

/** Gives a candidate what a dashboard shows; in the transaction of whatever brings it. */
export async function addToDashboard(
  transaction: Database,
  scope: EmployerScope,
  { accountId, nudges, interviews, events, referrals }: NewDashboard & { accountId: number },
): Promise<void> {
  for (const nudge of nudges) await putNudge(transaction, scope, { accountId, nudge });
  for (const interview of interviews) await putInterview(transaction, scope, { accountId, interview });
  for (const event of events) await putEvent(transaction, scope, { accountId, event });
  for (const referral of referrals) await putReferral(transaction, scope, { accountId, referral });
}

export function putNudge(
  transaction: Database,
  scope: EmployerScope,
  { nudge: { text, linkLabel, createdAt, ...nudge }, ...place }: Place & { nudge: NewNudge },
): Promise<number> {
  const row = {
    ...nudge,
    account_id: place.accountId,
    body: text,
    link_label: linkLabel,
    created_at: createdAt,
  };
  const tables = forEmployer(transaction, scope);
  return numberOf(
    place.id === undefined
      ? tables.insertInto('nudge').values(row).returning('id')
      : tables.updateTable('nudge').set(row).where('id', '=', place.id).returning('id'),
  );
}

export function putInterview(
  transaction: Database,
  scope: EmployerScope,
  { interview, ...place }: Place & { interview: NewInterview },
): Promise<number> {
  const row = {
    account_id: place.accountId,
    title: interview.title,
    job_id: interview.positionId,
    kind: interview.kind,
    starts_at: interview.startsAt,
    duration_minutes: interview.durationMinutes,
    time_zone: interview.timeZone,
    place: interview.place,
    link: interview.link,
    phone_number: interview.phoneNumber,
    interviewers: JSON.stringify(interview.interviewers),
    is_cancelled: interview.isCancelled,
  };
  const tables = forEmployer(transaction, scope);
  return numberOf(
    place.id === undefined
      ? tables.insertInto('interview').values(row).returning('id')
      : tables.updateTable('interview').set(row).where('id', '=', place.id).returning('id'),
  );
}

export function putEvent(
  transaction: Database,
  scope: EmployerScope,
  { event: { startsAt, endsAt, timeZone, ...event }, ...place }: Place & { event: NewEvent },
): Promise<number> {
  const row = {
    ...event,
    account_id: place.accountId,
    starts_at: startsAt,
    ends_at: endsAt,
    time_zone: timeZone,
  };
  const tables = forEmployer(transaction, scope);
  return numberOf(
    place.id === undefined
      ? tables.insertInto('candidate_event').values(row).returning('id')
      : tables.updateTable('candidate_event').set(row).where('id', '=', place.id).returning('id'),
  );
}

export function putReferral(
  transaction: Database,
  scope: EmployerScope,
  { referral, ...place }: Place & { referral: NewReferral },
): Promise<number> {
  const row = {
    account_id: place.accountId,
    person_name: referral.name,
    job_id: referral.positionId,
    job_title: referral.positionName,
    status: referral.status,
    referred_at: referral.referredAt,
  };
  const tables = forEmployer(transaction, scope);
  return numberOf(
    place.id === undefined
      ? tables.insertInto('referral').values(row).returning('id')
      : tables.updateTable('referral').set(row).where('id', '=', place.id).returning('id'),
  );
}

async function numberOf(written: {
  executeTakeFirstOrThrow: () => Promise<{ id: number }>;
}): Promise<number> {
  return (await written.executeTakeFirstOrThrow()).id;
}
