import type { FormsList } from '../../contract/forms.ts';

type Form = FormsList['forms'][number];

/** What there is to say of when a form is due; `time` in ms since 1970. */
export type DueLine =
  | {
      text: 'due' | 'due.overdue' | 'submitted';
      time: number;
      /** The hour matters. */
      isSoon: boolean;
    }
  | { text: 'due.none' };

/** From when on the hour matters, in ms. */
const soon = 48 * 60 * 60 * 1000;

/** @param now ms since 1970 */
export function dueLine(
  { status, due_at, updated_at }: Pick<Form, 'status' | 'due_at' | 'updated_at'>,
  now: number,
): DueLine {
  if (status === 'completed') return { text: 'submitted', time: Date.parse(updated_at), isSoon: false };
  if (due_at === null) return { text: 'due.none' };
  const time = Date.parse(due_at);
  if (time <= now) return { text: 'due.overdue', time, isSoon: false };
  return { text: 'due', time, isSoon: time - now < soon };
}
