import { Button } from '@portico/components';
import { useEffect, useRef, useState } from 'react';
import { lazyArea } from '../lazy/lazy-area.tsx';
import * as styles from '../style/panel.css.ts';
import { hasChanges } from '../store/step.ts';
import { PublishingAllowed } from '../team/publishing-allowed.tsx';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { DraftStatus } from './draft-status.tsx';
import { differenceTexts } from '../locales/areas.ts';

const dialogs = {
  publish: lazyArea(() => import('./publish-dialog.tsx'), differenceTexts),
  discard: lazyArea(() => import('./discard-dialog.tsx'), differenceTexts),
};

/** How the draft stands, and the two ways in which it ends. */
export function PanelFoot() {
  const { editor, texts } = useBuilder();
  const { t } = texts;
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const OpenDialog = opened && dialogs[opened];
  const foot = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);
  const close = () => {
    setOpened(undefined);
    setClosed(true);
  };
  useEffect(() => {
    if (!isClosed) return undefined;
    // after the dialog has given the focus back; its button is gone where the right to it was taken away meanwhile
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) foot.current?.focus();
      setClosed(false);
    });
    return () => clearTimeout(timer);
  }, [isClosed]);
  // of the live document: what is typed counts before its field is left
  const isChanged = useEditorState(({ live, published }) => hasChanges(published.document, live.document));
  const hasDraft = useEditorState((state) => state.hasDraft);
  const isConflict = useEditorState((state) => state.draft.status === 'conflict');
  const isReadOnly = useEditorState((state) => state.isReadOnly);
  const mayDiscard = (hasDraft || isChanged) && !isConflict && !isReadOnly;
  const mayPublish = isChanged && !isConflict;
  // aria-disabled, since a button that is disabled by its own press loses the focus
  return (
    <footer ref={foot} tabIndex={-1} className={styles.foot}>
      <DraftStatus />
      <div className={styles.row}>
        <Button
          size="small"
          aria-disabled={!mayDiscard}
          onClick={() => {
            if (mayDiscard) setOpened('discard');
          }}
        >
          {t('draft.discard')}
        </Button>
        <PublishingAllowed>
          <span className={styles.end}>
            <Button
              variant="primary"
              size="small"
              aria-disabled={!mayPublish}
              onClick={() => {
                if (!mayPublish) return;
                editor.endGesture();
                setOpened('publish');
              }}
            >
              {t('publish.open')}
            </Button>
          </span>
        </PublishingAllowed>
      </div>
      {OpenDialog ? <OpenDialog onClose={close} /> : null}
    </footer>
  );
}
