import type { ComponentType, ReactNode } from 'react';
import { ChoiceContext } from '../files/choice.ts';
import { filesTexts } from '../files/texts/texts.ts';
import { LateArea } from '../late-area.tsx';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';
import { TextControl } from './text-control.tsx';

type ChosenTextProps = ControlProps & {
  /** Fetches what offers values to choose from; it reads and writes by `ChoiceContext`. */
  load: () => Promise<{ default: ComponentType }>;
  /** Before the text. */
  children?: ReactNode;
};

/** A text that is typed, or chosen in one step. */
export const ChosenText = ({ load, children, ...props }: ChosenTextProps) => {
  const { path, scheme, label, isLocked } = props;
  const { editor } = useBuilder();
  const value = String(useLiveValue(path, scheme));
  const choose = (chosen: string) => {
    editor.edit({ path, scheme, value: chosen });
    editor.endGesture();
  };
  return (
    <div className={styles.chosen}>
      {children}
      <TextControl {...props} />
      <ChoiceContext value={{ name: label, value, isLocked, onChoose: choose }}>
        <LateArea load={load} texts={filesTexts} />
      </ChoiceContext>
    </div>
  );
};
