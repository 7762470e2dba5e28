import type { Time } from '@internationalized/date';
import { useTimeFieldState } from 'react-stately/useTimeFieldState';
import { useLocale } from '../../messages/locale.tsx';
import { Segments, type SegmentsProps } from './segments.tsx';
import type { Entry } from './use-entry.ts';
import { stateOptions, useTold } from './use-told.ts';

/** Hours and minutes, and the half of the day where the language has one. */
export function TimeEntry({ entry, ...rest }: SegmentsProps & { entry: Entry<Time> }) {
  const state = useTimeFieldState({
    locale: useLocale(),
    ...(rest.format && /HH.*mm/.test(rest.format) ? { hourCycle: 24 as const } : {}),
    ...stateOptions(entry, rest),
  });
  useTold(entry, state);
  return <Segments {...rest} state={state} />;
}
