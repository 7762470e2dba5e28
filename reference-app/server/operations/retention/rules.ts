import type { EmployerConfig } from '../../../contract/employer-config.ts';
import { utc } from '../../dates/utc.ts';

/** What is removed when it is old, in the order in which it is. */
export const retained = [
  'page events',
  'drafts',
  'carts of visitors',
  'calls of the e-signature provider',
  'closed applications',
  'applications of visitors',
  'inactive accounts',
  'audit log',
] as const;
export type Retained = (typeof retained)[number];

/** Before when each is too old to be kept. */
export function cutoffsOf(
  { retentionConfig }: Pick<EmployerConfig, 'retentionConfig'>,
  now: Date,
): Record<Retained, Date> {
  const months = (count: number) => monthsBefore(now, count);
  return {
    'page events': months(retentionConfig.pageEventsMonths),
    drafts: months(retentionConfig.draftsMonths),
    'carts of visitors': months(retentionConfig.draftsMonths),
    // counts once, and is refused for its age after minutes
    'calls of the e-signature provider': utc(now).subtract(1, 'day').toDate(),
    'closed applications': months(retentionConfig.closedApplicationsMonths),
    'applications of visitors': months(retentionConfig.visitorApplicationsMonths),
    'inactive accounts': months(retentionConfig.inactiveAccountsMonths),
    'audit log': months(retentionConfig.auditMonths),
  };
}

/** Where the configuration says for how long each is kept; what is not there is nobody's choice. */
const periods: Partial<Record<Retained, keyof EmployerConfig['retentionConfig']>> = {
  'page events': 'pageEventsMonths',
  drafts: 'draftsMonths',
  'carts of visitors': 'draftsMonths',
  'closed applications': 'closedApplicationsMonths',
  'applications of visitors': 'visitorApplicationsMonths',
  'inactive accounts': 'inactiveAccountsMonths',
  'audit log': 'auditMonths',
};

/** Whether the period of something cannot be read: by its default more might be removed than anybody wanted. */
export function isPeriodBroken(what: Retained, broken: readonly { path: string }[]): boolean {
  const period = periods[what];
  if (period === undefined) return false;
  const parts = ['retentionConfig', period];
  return broken.some(({ path }) => {
    const at = path === '' ? [] : path.split('.');
    return parts.every((part, index) => at[index] === undefined || at[index] === part);
  });
}

/** The same day and time so many months before in UTC, or the last day of a month that is too short. */
export function monthsBefore(at: Date, count: number): Date {
  return utc(at).subtract(count, 'month').toDate();
}
