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

export async function listNudges(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Nudge[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('nudge')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.body,
    link: row.link,
    linkLabel: row.link_label,
  }));
}

export async function listInterviews(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Interview[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('interview')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    positionId: row.job_id,
    kind: row.kind,
    startsAt: row.starts_at.toISOString(),
    durationMinutes: row.duration_minutes,
    timeZone: row.time_zone,
    place: row.place,
    link: row.link,
    phoneNumber: row.phone_number,
    interviewers: row.interviewers,
    isCancelled: row.is_cancelled,
  }));
}

export async function listEvents(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<DashboardEvent[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('candidate_event')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timeZone: row.time_zone,
    place: row.place,
    link: row.link,
  }));
}

export async function listReferrals(
  database: Database,
  scope: EmployerScope,
  accountId: number,
): Promise<Referral[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('referral')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('referred_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.person_name,
    positionId: row.job_id,
    positionName: row.job_title,
    status: row.status,
    referredAt: row.referred_at.toISOString(),
  }));
}

/** Gives a candidate what a dashboard shows; in the transaction of whatever brings it. */
export async function addToDashboard(
  transaction: Database,
  scope: EmployerScope,
  { accountId, ...added }: NewDashboard & { accountId: number },
): Promise<void> {
  const tables = forEmployer(transaction, scope);
  if (added.nudges.length > 0)
    await tables
      .insertInto('nudge')
      .values(
        added.nudges.map(({ text, linkLabel, createdAt, ...nudge }) => ({
          ...nudge,
          account_id: accountId,
          body: text,
          link_label: linkLabel,
          created_at: createdAt,
        })),
      )
      .execute();
  if (added.interviews.length > 0)
    await tables
      .insertInto('interview')
      .values(
        added.interviews.map((interview) => ({
          account_id: accountId,
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
        })),
      )
      .execute();
  if (added.events.length > 0)
    await tables
      .insertInto('candidate_event')
      .values(
        added.events.map(({ startsAt, endsAt, timeZone, ...event }) => ({
          ...event,
          account_id: accountId,
          starts_at: startsAt,
          ends_at: endsAt,
          time_zone: timeZone,
        })),
      )
      .execute();
  if (added.referrals.length > 0)
    await tables
      .insertInto('referral')
      .values(
        added.referrals.map((referral) => ({
          account_id: accountId,
          person_name: referral.name,
          job_id: referral.positionId,
          job_title: referral.positionName,
          status: referral.status,
          referred_at: referral.referredAt,
        })),
      )
      .execute();
}
