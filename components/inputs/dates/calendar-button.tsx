import type { ReactNode, Ref } from 'react';
import { CalendarIcon } from '../../display/icon/icon.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import * as styles from './calendar-button.css.ts';

type Props = {
  /** What the button does. */
  label: string;
  /** What opens is called by. */
  popupLabel: string;
  disabled: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opens. */
  ref: Ref<HTMLDivElement>;
  /** A calendar that may be on its way still. */
  children: ReactNode;
};

/** Not before: a dialog around takes back the focus that the calendar gave to its day while it was not open yet. */
function focusDay(event: Event) {
  const day =
    event.target instanceof Element
      ? event.target.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')
      : null;
  if (!day) return;
  event.preventDefault();
  day.focus({ preventScroll: true });
}

/** The button at the end of a field that opens its calendar. */
export const CalendarButton = ({ label, popupLabel, disabled, open, onOpenChange, ref, children }: Props) => (
  <Popover
    ref={ref}
    label={popupLabel}
    align="end"
    open={open}
    onOpenChange={onOpenChange}
    onOpenAutoFocus={focusDay}
    trigger={
      <button type="button" className={styles.toggle} aria-label={label} disabled={disabled}>
        <CalendarIcon />
      </button>
    }
  >
    {children}
  </Popover>
);
