import { putEvent, putInterview, putNudge, putReferral } from '../../dashboard/write.ts';
import { notify } from '../../notifications/store.ts';
import { candidateOf, positionOf, type TakeEntry } from '../desk.ts';
import { interviewPlanned, invited } from '../messages.ts';

export const takeInterview: TakeEntry<'interview'> = async (desk, entry, known) => {
  const { transaction, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const position = entry.position && (await positionOf(desk, entry.position));
  const interview = {
    title: entry.title,
    positionId: position?.id ?? null,
    kind: entry.type,
    startsAt: new Date(entry.starts_at),
    durationMinutes: entry.duration_minutes,
    timeZone: entry.time_zone,
    place: entry.place,
    link: entry.link,
    phoneNumber: entry.phone_number,
    interviewers: entry.interviewers,
    isCancelled: entry.is_cancelled,
  };
  const rowId = await putInterview(transaction, employer.scope, { accountId, id: known?.rowId, interview });
  const change = interview.isCancelled ? 'was cancelled' : known ? 'has changed' : 'is planned';
  await notify(transaction, employer.scope, {
    accountId,
    notification: { ...interviewPlanned(interview, change), createdAt: at },
  });
  return { accountId, rowId };
};

export const takeEvent: TakeEntry<'event'> = async (desk, entry, known) => {
  const { transaction, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const rowId = await putEvent(transaction, employer.scope, {
    accountId,
    id: known?.rowId,
    event: {
      title: entry.title,
      description: entry.description,
      startsAt: new Date(entry.starts_at),
      endsAt: new Date(entry.ends_at),
      timeZone: entry.time_zone,
      place: entry.place,
      link: entry.link,
    },
  });
  await notify(transaction, employer.scope, {
    accountId,
    notification: { ...invited(entry.title, !known), createdAt: at },
  });
  return { accountId, rowId };
};

export const takeReferral: TakeEntry<'referral'> = async (desk, entry, known) => {
  const { transaction, employer } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const position = await positionOf(desk, entry.position);
  const rowId = await putReferral(transaction, employer.scope, {
    accountId,
    id: known?.rowId,
    referral: {
      name: entry.name,
      positionId: position.id,
      positionName: position.title,
      status: entry.status,
      referredAt: new Date(entry.referred_at),
    },
  });
  return { accountId, rowId };
};

export const takeNudge: TakeEntry<'nudge'> = async (desk, entry, known) => {
  const { transaction, employer, at } = desk;
  const accountId = await candidateOf(desk, entry.email, known);
  const rowId = await putNudge(transaction, employer.scope, {
    accountId,
    id: known?.rowId,
    nudge: {
      kind: entry.type,
      title: entry.title,
      text: entry.text,
      link: entry.link,
      linkLabel: entry.link_label,
      createdAt: at,
    },
  });
  return { accountId, rowId };
};
