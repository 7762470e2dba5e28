import { filesTexts } from '../files/texts/texts.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { ChosenText } from './chosen-text.tsx';
import { useLiveValue, type ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';

const Choice = lazyArea(() => import('../files/picture-button.tsx'), filesTexts);

/** A picture: one that is uploaded, or an address that is typed. */
export function ImageControl(props: ControlProps) {
  const value = String(useLiveValue(props.path, props.scheme));
  return (
    <ChosenText {...props} Choice={Choice}>
      {value === '' ? null : <img className={styles.imagePreview} src={value} alt="" />}
    </ChosenText>
  );
}
