import { Button } from '@portico/components';
import { useRef } from 'react';
import { LogInButton } from '../team/log-in-button.tsx';
import * as styles from '../style/panel.css.ts';
import { placeOf } from '../store/lockable-places.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { showConflict } from './conflict-place.ts';
import type { DraftState } from '../store/draft-saver.ts';

function useStatusText(draft: DraftState) {
  const { t, namesOf } = useBuilder().texts;
  const hasDraft = useEditorState((state) => state.hasDraft);
  const isUnkept = useEditorState((state) => state.isUnkept);
  if (draft.status === 'offline' && isUnkept) return t('draft.offlineUnkept');
  if (draft.status === 'conflict' && draft.isRestored) return t('draft.restored');
  if (draft.status !== 'refused')
    return t(`draft.${draft.status === 'idle' && hasDraft ? 'saved' : draft.status}`);
  if (!draft.places) return t('draft.refused', { message: draft.message });
  const places = new Set(draft.places.map(placeOf).filter((place) => place !== undefined));
  return t('draft.locked', { count: places.size, names: namesOf([...places]) });
}

/** Whether the draft is with the server, for eyes and ears. */
export function DraftStatus() {
  const { editor, texts } = useBuilder();
  const { t, namesOf } = texts;
  const line = useRef<HTMLOutputElement>(null);
  const draft = useEditorState((state) => state.draft);
  const text = useStatusText(draft);
  const said = useEditorState(({ announcement }) => announcement.said);
  const isUnkept = useEditorState((state) => state.isUnkept);
  const merged = said?.what === 'merged' ? said.count : undefined;
  const left = said && 'left' in said ? (said.left ?? []) : [];
  /** Does what takes its own button away. */
  const leave = (work: () => void) => () => {
    line.current?.focus();
    work();
  };
  return (
    <div>
      <output ref={line} tabIndex={-1} className={styles.status}>
        {text}
      </output>
      <output className={styles.help}>{isUnkept ? t('draft.unkept') : ''}</output>
      {draft.status === 'refused' ? (
        <div className={styles.row}>
          {draft.isLoggedOut ? <LogInButton /> : null}
          {draft.places ? (
            <Button size="small" onClick={leave(editor.takeRefusedBack)}>
              {t('draft.takeBack')}
            </Button>
          ) : null}
          <Button size="small" onClick={leave(() => void editor.saver()?.again())}>
            {t('panel.again')}
          </Button>
        </div>
      ) : null}
      {draft.status === 'conflict' ? (
        <Button size="small" onClick={showConflict}>
          {t('conflict.show')}
        </Button>
      ) : null}
      {/* for the eye: the ear is told by the announcement */}
      {merged === undefined ? null : <p className={styles.help}>{t('said.merged', { count: merged })}</p>}
      {left.length === 0 ? null : (
        <p className={styles.help}>{t('said.left', { count: left.length, names: namesOf(left) })}</p>
      )}
    </div>
  );
}
