import { TextArea } from '../../inputs/text-area/text-area.tsx';
import { TextField } from '../../inputs/text-field/text-field.tsx';
import type { Shared } from './use-field.ts';

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
