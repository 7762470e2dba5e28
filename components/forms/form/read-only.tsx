import { kindOf } from '@portico/core/forms/internal';
import { TextArea } from '../../inputs/text-area/text-area.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import { useLocale } from '../../messages/locale.tsx';
import { useLayoutTexts } from '../layouts/texts.ts';
import { useControlled, type FieldProps, type Shared } from './use-field.ts';

/** More characters than this do not fit into a line. */
const line = 60;

/**
 * What was chosen, as a text: native choices cannot be read-only, and disabled ones are passed over by the keyboard and
 * not said to be read-only.
 */
export const ReadOnlyValue = ({ shared, text }: { shared: Shared; text: string }) =>
  text.length > line ? (
    <TextArea {...shared} minRows={2} value={text} readOnly />
  ) : (
    <TextField {...shared} value={text} readOnly />
  );

/** An answer that is only read, as its kind has people read it. */
export function ReadOnlyAnswer({ item, place }: FieldProps) {
  const { shared, value } = useControlled<unknown>({ item, place });
  const text = useLayoutTexts();
  const locale = useLocale();
  const kind = kindOf(item);
  const held = (kind?.take?.(value, item as never) ?? value) as never;
  const readings = kind?.isMissing?.(held, item as never)
    ? []
    : kind?.read?.(held, item as never, { locale, text });
  const shown = readings?.map((reading) => (typeof reading === 'string' ? reading : reading.shown)) ?? [];
  return <ReadOnlyValue shared={shared} text={new Intl.ListFormat(locale).format(shown)} />;
}
