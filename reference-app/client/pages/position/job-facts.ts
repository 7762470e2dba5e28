import type { PositionDetails } from '../../../contract/positions.ts';
import type { JobsMessages } from '../../locales/texts.ts';

/** Seconds since 1970 as a day, in the reader's language. UTC, so that server and browser write the same. */
export const writeDay = (seconds: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

export function writePay(pay: NonNullable<PositionDetails['pay']>, locale: string, jobs: JobsMessages) {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: pay.currency,
    maximumFractionDigits: pay.period === 'year' ? 0 : 2,
  });
  return jobs(`job.pay.${pay.period}`, {
    minimum: money.format(pay.minimum),
    maximum: money.format(pay.maximum),
  });
}

/** The facts of a job that are known, in the order in which people ask for them. */
export function jobFacts(
  position: PositionDetails,
  locale: string,
  jobs: JobsMessages,
): readonly { label: string; value: string }[] {
  const {
    department,
    locations,
    workLocationOption,
    pay,
    efcustomTextSeniority,
    efcustomTextEmploymentType,
  } = position;
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return [
    { label: jobs('job.department'), value: department ?? '' },
    { label: jobs('job.locations'), value: list.format(locations) },
    { label: jobs('job.workplace'), value: jobs(`workplace.${workLocationOption}`) },
    { label: jobs('job.pay'), value: pay ? writePay(pay, locale, jobs) : '' },
    { label: jobs('job.level'), value: list.format(efcustomTextSeniority) },
    { label: jobs('job.type'), value: list.format(efcustomTextEmploymentType) },
  ].filter(({ value }) => value !== '');
}
