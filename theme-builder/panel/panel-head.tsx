import { Button, CloseIcon } from '@portico/components';
import type { SectionId } from '@portico/tokens';
import type { Ref } from 'react';
import { FrameControls } from '../frame/frame-controls.tsx';
import * as styles from '../style/panel.css.ts';
import { nextStep } from '../store/history.ts';
import type { Step } from '../store/step.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { TeamBar } from '../team/team-bar.tsx';

const drawing = (path: string) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);

/** What a button says that it walks; with nothing but closed steps it still tells why it cannot. */
function shownStep(steps: readonly Step[], closed: ReadonlySet<SectionId>): Step | undefined {
  const { step, passed } = nextStep(steps, closed);
  return step ?? passed[0];
}

/** The panel's name, back and forth through what was done, and who else is there. */
export function PanelHead({
  titleId,
  titleRef,
  onClose,
}: {
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
}) {
  const { editor, texts } = useBuilder();
  const { t, stepName } = texts;
  const last = useEditorState(({ history, closed }) => shownStep(history.past, closed));
  const next = useEditorState(({ history, closed }) => shownStep(history.future, closed));
  const isReadOnly = useEditorState((state) => state.isReadOnly);
  const undoLabel = last ? t('undo.undoStep', { step: stepName(last.name) }) : t('undo.undo');
  const redoLabel = next ? t('undo.redoStep', { step: stepName(next.name) }) : t('undo.redo');
  return (
    <>
      <header className={styles.head}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {t('panel.title')}
        </h2>
        <Button
          variant="systemUi"
          size="small"
          icon={drawing('M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3')}
          aria-label={undoLabel}
          title={undoLabel}
          aria-disabled={!last || isReadOnly}
          onClick={editor.undo}
        />
        <Button
          variant="systemUi"
          size="small"
          icon={drawing('M15 14l5-5l-5-5M20 9H10a6 6 0 0 0 0 12h3')}
          aria-label={redoLabel}
          title={redoLabel}
          aria-disabled={!next || isReadOnly}
          onClick={editor.redo}
        />
        <FrameControls />
        <Button
          variant="systemUi"
          size="small"
          icon={<CloseIcon />}
          aria-label={t('panel.close')}
          title={t('panel.close')}
          onClick={onClose}
        />
      </header>
      <TeamBar />
    </>
  );
}
