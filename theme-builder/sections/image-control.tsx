import { ChosenText } from './chosen-text.tsx';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';

const load = () => import('../files/picture-button.tsx');

/** A picture: one that is uploaded, or an address that is typed. */
export const ImageControl = (props: ControlProps) => {
  const value = String(useLiveValue(props.path, props.scheme));
  return (
    <ChosenText {...props} load={load}>
      {value === '' ? null : <img className={styles.imagePreview} src={value} alt="" />}
    </ChosenText>
  );
};
