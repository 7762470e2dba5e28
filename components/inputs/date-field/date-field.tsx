import { DateControl, type DateFieldsetProps } from '../dates/date-control.tsx';

/**
 * Values are ISO texts such as `2026-11-22`. All props that are not named here go to the `<fieldset>`. State for
 * selectors and tests: `:disabled` of the fieldset, `data-invalid` and `data-read-only` of the box, `data-placeholder` and
 * `[aria-invalid="true"]` of the segments.
 */
export type DateFieldProps = DateFieldsetProps;

/** A date that people know by heart, typed part by part in the order of their language. */
export function DateField(props: DateFieldProps) {
  return <DateControl {...props} />;
}
