import type { Experience } from '../../../../contract/profile.ts';

type Dated = Pick<Experience, 'startDate' | 'endDate' | 'isCurrent'>;

const endOf = ({ isCurrent, endDate }: Dated) => (isCurrent ? '9999-12' : (endDate ?? ''));

/** Whether one comes before another: what goes on, else what ended last; of equals what began last. As in the exported resume. */
export const newestFirst = (left: Dated, right: Dated): number =>
  endOf(right).localeCompare(endOf(left)) || (right.startDate ?? '').localeCompare(left.startDate ?? '');
