import { useId, type ReactNode } from 'react';
import { Stack } from '../../layout/stack/stack.tsx';
import { useLabel } from '../form/label.tsx';
import type { FieldProps } from '../form/use-field.ts';
import * as styles from './instruction/instruction.css.ts';

/** A frame below its label and its help. @param frame given what it is described by */
export function useFrameAround(
  { item }: Pick<FieldProps, 'item'>,
  frame: (describedBy: string | undefined) => ReactNode,
): ReactNode {
  const id = useId();
  const label = useLabel(item);
  return (
    <Stack gap={2}>
      {item.label ? <span className={styles.label}>{label}</span> : null}
      {item.help ? (
        <span id={id} className={styles.text}>
          {item.help}
        </span>
      ) : null}
      {frame(item.help ? id : undefined)}
    </Stack>
  );
}
