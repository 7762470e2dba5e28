import type { ThemeDocument, ThemeFont } from '@portico/tokens';
import { familiesIn, withFonts } from '@portico/tokens/fonts';
import type { ComponentType, ReactNode } from 'react';
import { ChoiceContext } from '../files/choice.ts';
import { filesTexts } from '../locales/areas.ts';
import { lazyArea } from '../lazy/lazy-area.tsx';
import { withValue } from '../store/document.ts';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from '../fields/control.ts';
import * as styles from '../style/field.css.ts';
import { TypedValue } from './typed-value.tsx';

/** A text that the contract checks, such as a list of fonts. */
const TextControl = (props: ControlProps) => (
  <div className={styles.grow}>
    <TypedValue {...props} read={(text) => text.trim()} />
  </div>
);

type ChosenTextProps = ControlProps & {
  /** Offers values to choose from; it reads and writes by `ChoiceContext`. */
  Choice: ComponentType;
  /** Before the text. */
  children?: ReactNode;
};

/** A document with the files of some families, in the place of those that it had of them. */
function withNeeded(document: ThemeDocument, needs: readonly ThemeFont[]): ThemeDocument {
  const families = new Set(needs.map(({ family }) => family));
  const others = (document.assets?.fonts ?? []).filter(({ family }) => !families.has(family));
  return withFonts(document, [...others, ...needs]);
}

/** A text that is typed, or chosen in one step. */
function ChosenText({ Choice, children, ...props }: ChosenTextProps) {
  const { path, scheme, label, isLocked } = props;
  const { editor } = useBuilder();
  const value = String(useLiveValue(path, scheme));
  const choose = (chosen: string, needs?: readonly ThemeFont[]) => {
    const edit = { path, scheme, value: chosen };
    if (needs) {
      const [family] = familiesIn(chosen);
      editor.apply({ kind: 'font', about: family }, (document) =>
        withNeeded(withValue(document, edit), needs),
      );
      return;
    }
    editor.edit(edit);
    editor.endGesture();
  };
  return (
    <div className={styles.chosen}>
      {children}
      <TextControl {...props} />
      <ChoiceContext value={{ name: label, value, isLocked, onChoose: choose }}>
        <Choice />
      </ChoiceContext>
    </div>
  );
}

const FontStack = lazyArea(() => import('../files/font-stack.tsx'), filesTexts);
/** A list of fonts: one that computers and phones have already, or what is typed. */
export const FontControl = (props: ControlProps) => <ChosenText {...props} Choice={FontStack} />;

const PictureButton = lazyArea(() => import('../files/picture-button.tsx'), filesTexts);
/** A picture: one that is uploaded, or an address that is typed. */
export function ImageControl(props: ControlProps) {
  const value = String(useLiveValue(props.path, props.scheme));
  return (
    <ChosenText {...props} Choice={PictureButton}>
      {value === '' ? null : <img className={styles.imagePreview} src={value} alt="" />}
    </ChosenText>
  );
}
