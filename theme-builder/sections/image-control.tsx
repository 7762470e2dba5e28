import { PictureChoiceContext } from '../files/picture-choice.ts';
import { filesTexts } from '../files/texts/texts.ts';
import { LateArea } from '../late-area.tsx';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';
import { TextControl } from './text-control.tsx';

const load = () => import('../files/picture-button.tsx');

/** A picture: one that is uploaded, or an address that is typed. */
export const ImageControl = (props: ControlProps) => {
  const { path, scheme, label, isLocked } = props;
  const { editor } = useBuilder();
  const value = String(useLiveValue(path, scheme));
  const choose = (address: string) => {
    editor.edit({ path, scheme, value: address });
    editor.endGesture();
  };
  return (
    <div className={styles.image}>
      {value === '' ? null : <img className={styles.imagePreview} src={value} alt="" />}
      <TextControl {...props} />
      <PictureChoiceContext value={{ name: label, value, isLocked, onChoose: choose }}>
        <LateArea load={load} texts={filesTexts} />
      </PictureChoiceContext>
    </div>
  );
};
