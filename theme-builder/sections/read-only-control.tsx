import { useBuilder, useEditorState } from '../store/use-editor.ts';
import type { ControlProps } from './control.ts';
import * as styles from './field.css.ts';

/** A value that this panel shows and cannot edit yet. */
export const ReadOnlyControl = ({ path, scheme }: ControlProps) => {
  const { t } = useBuilder().texts;
  const css = useEditorState(({ live }) => live.theme.leaf(path, scheme).css);
  return (
    <div className={styles.source}>
      {css === 'none' ? t('field.none') : <bdi>{css}</bdi>}. {t('field.readOnly')}
    </div>
  );
};
