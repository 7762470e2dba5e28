import type { Posting } from '../../contract/posting.ts';
import type { CompanyParts } from './parts.ts';
import type { Random } from './random.ts';
import { utc } from '../../server/dates/utc.ts';

type Life = Pick<Posting, 'postedAt' | 'closedAt' | 'isPrivate' | 'applyStatus' | 'applyUrl'>;

const dayInMilliseconds = 86_400_000;
const oldestDays = 89;

export const startOfDay = (now: Date): Date => utc(now).startOf('day').toDate();

/**
 * When a job was posted and what can still be done with it. Rare states sit at fixed positions instead of being drawn,
 * so that the first 130 jobs of every employer already hold each of them.
 */
export function lifeOf(
  company: CompanyParts,
  { index, today, random }: { index: number; today: Date; random: Random },
): Life {
  const isClosed = index % 33 === 17;
  // Squared: half of the jobs are from the last three weeks.
  const age = random.next() ** 2 * oldestDays;
  const days = isClosed ? Math.max(age, 14) : age;
  const postedAt = new Date(Math.floor((today.getTime() - days * dayInMilliseconds) / 1_000) * 1_000);
  const life: Life = {
    postedAt,
    closedAt: null,
    isPrivate: index % 50 === 23,
    applyStatus: 'allowed',
    applyUrl: null,
  };

  if (isClosed) {
    const closedAt = new Date(today.getTime() - random.between(1, 10 * 24) * 3_600_000);
    return { ...life, closedAt, applyStatus: 'closed' };
  }
  // Still to be read, but no longer to be applied for: what `closed` and `expired` look like on a job page.
  if (index % 130 === 41) return { ...life, applyStatus: 'closed' };
  if (index % 130 === 77) return { ...life, applyStatus: 'expired' };
  if (index % 110 === 58) return { ...life, applyStatus: 'link_off' };
  if (index % 60 === 35)
    return { ...life, applyStatus: 'apply', applyUrl: random.pick(company.externalApplyUrls) };
  if (index % 80 === 12 && company.hasLogin) return { ...life, applyStatus: 'log_in' };
  return life;
}
