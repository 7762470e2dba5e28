import type { DashboardEvent, Interview, Nudge, Referral } from '../../contract/dashboard.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

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
