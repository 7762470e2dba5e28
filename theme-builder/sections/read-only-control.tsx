import { cssValue, tokenAt } from '@portico/tokens';
import { useBuilder } from '../store/use-editor.ts';
import { useLiveValue, type ControlProps } from './control.ts';
import * as styles from './field.css.ts';

/** A value that this panel shows and cannot edit yet. */
export const ReadOnlyControl = ({ path, scheme }: ControlProps) => {
  const { t } = useBuilder().texts;
  const definition = tokenAt(path);
  // the value itself: its CSS may refer to another variable, which tells nobody anything
  const shown = cssValue(definition.kind, useLiveValue(path, scheme) as never, definition);
  return (
    <div className={styles.source}>
      {shown === 'none' ? t('field.none') : <bdi>{shown}</bdi>}. {t('field.readOnly')}
    </div>
  );
};
