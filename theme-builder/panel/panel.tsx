import { Button, InfoBar, Stack, Tabs, VisuallyHidden } from '@portico/components';
import type { SectionId } from '@portico/tokens';
import { useEffect, useId, useRef } from 'react';
import { areas } from './areas.tsx';
import { ConflictBar } from '../draft/conflict-bar.tsx';
import { PanelFoot } from '../draft/panel-foot.tsx';
import { PanelFrame } from '../frame/panel-frame.tsx';
import type { Texts } from '../locales/texts.ts';
import { LogInButton } from '../team/log-in-button.tsx';
import { PanelHead } from './panel-head.tsx';
import * as styles from '../style/panel.css.ts';
import type { Announcement } from '../store/editor-state.ts';
import { useBuilder, useEditorState } from '../store/use-editor.ts';
import { useUndoKeys } from '../store/use-undo-keys.ts';

/** One after the other, with a pause between them when they are read aloud. */
const sentences = (first: string, second: string): string =>
  second === '' ? first : `${first.replace(/\.$/, '')}. ${second}`;

function announcementText(said: Announcement, { t, stepName, namesOf }: Texts): string {
  const left = (sections: readonly SectionId[] = []) =>
    sections.length === 0 ? '' : t('said.left', { count: sections.length, names: namesOf(sections) });
  switch (said.what) {
    case 'done':
    case 'undone':
    case 'redone':
    case 'not-undone':
    case 'not-redone':
      return sentences(t(`said.${said.what}`, { step: stepName(said.step) }), left(said.left));
    case 'left':
      return left(said.left);
    case 'merged':
      return t('said.merged', { count: said.count });
    default:
      return t(`said.${said.what}`);
  }
}

/** What happened, read aloud in a pause. */
function Announcer() {
  const { texts } = useBuilder();
  const { count, said } = useEditorState(({ announcement }) => announcement);
  const text = said ? announcementText(said, texts) : '';
  return (
    <VisuallyHidden>
      <output>
        <span key={count}>{text}</span>
      </output>
    </VisuallyHidden>
  );
}

function Failed({ message, isLoggedOut = false }: { message?: string; isLoggedOut?: boolean }) {
  const { editor, texts } = useBuilder();
  return (
    <InfoBar
      variant="alert"
      live
      title={texts.t('panel.failed')}
      action={
        <Stack direction="row" gap={2} wrap>
          {isLoggedOut ? <LogInButton /> : null}
          <Button size="small" onClick={() => void editor.load()}>
            {texts.t('panel.again')}
          </Button>
        </Stack>
      }
    >
      {message}
    </InfoBar>
  );
}

/** The panel beside the page. It does not keep the page from being used. */
export function Panel({ onClose }: { onClose: () => void }) {
  const { texts } = useBuilder();
  const phase = useEditorState((state) => state.phase);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  useUndoKeys();
  useEffect(() => {
    opener.current ??= document.activeElement;
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <PanelFrame
      titleId={titleId}
      head={
        <PanelHead
          titleId={titleId}
          titleRef={title}
          onClose={() => {
            onClose();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        />
      }
    >
      {phase.status === 'ready' ? (
        <>
          <div className={styles.body}>
            <ConflictBar onResolved={() => title.current?.focus()} />
            <Tabs
              label={texts.t('area.label')}
              activation="manual"
              size="small"
              items={areas.map(({ id, content }) => ({
                value: id,
                label: texts.t(`area.${id}`),
                content: <div className={styles.area}>{content}</div>,
              }))}
            />
          </div>
          <PanelFoot />
        </>
      ) : (
        <div className={styles.body}>
          {phase.status === 'loading' ? (
            <output>{texts.t('panel.loading')}</output>
          ) : (
            <Failed message={phase.message} isLoggedOut={phase.isLoggedOut} />
          )}
        </div>
      )}
      <Announcer />
    </PanelFrame>
  );
}
