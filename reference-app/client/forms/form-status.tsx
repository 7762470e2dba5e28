import { AlertIcon, CalendarIcon, CheckIcon, Status } from '@portico/components';
import type { FormsList, FormStatus } from '../../contract/forms.ts';
import { formsCenterTexts } from '../locales/texts.ts';
import { useNow } from '../offers/use-now.ts';
import { useDay } from '../app/use-day.ts';
import { dueLine } from './due-line.ts';
import * as styles from './forms.css.ts';
import { useSite } from '../site/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

/**
 * Writes days with their hour (ms since 1970) in the reader's language and time zone, which the server does not know: it
 * writes UTC.
 */
function useMoment(): (time: number) => string {
  const { boot } = useSite();
  const timeZone = useIsHydrated() ? undefined : 'UTC';
  const format = new Intl.DateTimeFormat(boot.locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (time) => format.format(time);
}

const variants = { open: 'warning', in_progress: 'info', completed: 'success' } as const;

/** How a form stands, in words. */
export function FormStatusLabel({ status }: { status: FormStatus }) {
  const t = formsCenterTexts.useTexts();
  return <Status variant={variants[status]}>{t(`status.${status}`)}</Status>;
}

type DueProps = {
  form: Pick<FormsList['forms'][number], 'status' | 'due_at' | 'updated_at'>;
  /** Until the browser has taken over; ms since 1970. */
  now: number;
};

/** When a form is due, or was handed in. */
export function Due({ form, now: first }: DueProps) {
  const t = formsCenterTexts.useTexts();
  const writeDay = useDay();
  const writeMoment = useMoment();
  const now = useNow(first, form.due_at === null ? undefined : Date.parse(form.due_at));
  const due = dueLine(form, now);
  const isOverdue = due.text === 'due.overdue';
  const Icon = isOverdue ? AlertIcon : due.text === 'submitted' ? CheckIcon : CalendarIcon;
  const says =
    due.text === 'due.none'
      ? t('due.none')
      : t(due.text, { date: due.isSoon ? writeMoment(due.time) : writeDay(due.time) });
  return (
    <span className={isOverdue ? `${styles.fact} ${styles.overdue}` : styles.fact}>
      <Icon />
      <span>{says}</span>
    </span>
  );
}
