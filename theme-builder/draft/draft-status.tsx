import { Button } from '@portico/components';
import { useRef } from 'react';
import * as styles from '../panel.css.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';

/** Whether the draft is with the server, for eyes and ears. */
export const DraftStatus = () => {
  const { editor, texts } = useBuilder();
  const { t } = texts;
  const line = useRef<HTMLOutputElement>(null);
  const draft = useEditorState((state) => state.draft);
  const hasDraft = useEditorState((state) => state.hasDraft);
  const status = draft.status === 'idle' && hasDraft ? 'saved' : draft.status;
  const merged = useEditorState(({ announcement: { said } }) =>
    said?.what === 'merged' ? said.count : undefined,
  );
  return (
    <div>
      <output ref={line} tabIndex={-1} className={styles.status}>
        {draft.status === 'refused' ? t('draft.refused', { message: draft.message }) : t(`draft.${status}`)}
      </output>
      {draft.status === 'refused' ? (
        <Button
          size="small"
          onClick={() => {
            // which goes once it is saved
            line.current?.focus();
            void editor.saver()?.again();
          }}
        >
          {t('panel.again')}
        </Button>
      ) : null}
      {/* for the eye: the ear is told by the announcement */}
      {merged === undefined ? null : <p className={styles.help}>{t('said.merged', { count: merged })}</p>}
    </div>
  );
};
