import { Button } from '@portico/components';
import * as panel from '../style/panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { contrastTitleId } from './contrast-title.ts';

/**
 * How many pairs fail, where everybody sees it, and the way to their list. As high with a button as without: what is
 * pressed below must not move away under the finger.
 */
export function ContrastNote() {
  const { t } = useBuilder().texts;
  const count = useEditorState(({ settled }) => settled.failing.length);
  return (
    <div className={panel.note}>
      {count === 0 ? (
        t('contrast.fine')
      ) : (
        <Button
          size="small"
          onClick={() => document.querySelector<HTMLElement>(`#${contrastTitleId}`)?.focus()}
        >
          {t('contrast.count', { count })}
        </Button>
      )}
    </div>
  );
}
