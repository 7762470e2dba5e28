import type { FieldProps } from '../../form/use-field.ts';
import { useFrameAround } from '../frame-around.tsx';
import { sandboxOf } from '../sandbox.ts';
import * as styles from './embedded-form.css.ts';

/** A form of somebody else in a frame. */
export default function EmbeddedFormItem({ item }: FieldProps<'embedded_form'>) {
  const { src } = item.embeddedFormOptions ?? {};
  const around = useFrameAround({ item }, (describedBy) => (
    <iframe
      aria-describedby={describedBy}
      className={styles.frame}
      src={src}
      title={item.ariaLabel ?? item.label ?? item.name}
      sandbox={sandboxOf(src ?? '')}
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  ));
  return src === undefined ? null : around;
}
