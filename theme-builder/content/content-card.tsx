import { Button, InfoBar } from '@portico/components';
import { useId, useRef, type ReactNode } from 'react';
import { LogInButton } from '../team/log-in-button.tsx';
import * as panel from '../style/panel.css.ts';
import type { ContentPart, SiteContent } from './backend.ts';
import { isContested, type Outcome } from './content-store.ts';
import * as styles from './content.css.ts';
import { contentTexts } from '../locales/areas.ts';
import { useContent, useContentState } from './use-content.ts';

function useStatusText(outcome: Outcome | undefined, isEdited: boolean): string {
  const t = contentTexts.useTexts();
  if (!outcome) return isEdited ? t('unsaved') : '';
  switch (outcome.status) {
    case 'offline':
      return t('saveOffline');
    case 'failed':
      return outcome.message === undefined ? t('saveFailed') : t('saveRefused', { message: outcome.message });
    default:
      return t(outcome.status);
  }
}

function usePartState(part: ContentPart) {
  const outcome = useContentState(({ outcomes }) => outcomes[part]);
  const isEdited = useContentState(({ edits }) => edits[part] !== undefined);
  const isFought = useContentState((state) => isContested(state, part));
  return { outcome, isEdited, isFought };
}

export type ContentCardProps = {
  part: ContentPart;
  help: string;
  /** Why it cannot be changed by who looks at it. */
  locked?: string | undefined;
  /** What is wrong so far; where something is, nothing is sent, and the first field that is marked takes the focus. */
  isWrong?: boolean;
  /** Whether it is to be said what is wrong: not before somebody has tried to save. */
  onTried?: () => void;
  /** The value in words, for who has to choose between two. */
  describe: (content: SiteContent) => string;
  /** Which of the server's errors the fields themselves show. */
  isShown?: (field: string) => boolean;
  children: ReactNode;
};

type Write = (part: ContentPart) => Promise<void>;
type CardActions = {
  onSave: (write: Write) => void;
  /** Takes something back; its button goes with that. */
  onUndo: (undo: (part: ContentPart) => void) => void;
};

/** Shows both versions where somebody else has changed the same part, to choose between them. */
function Conflict({ describe, onSave, onUndo }: CardActions & Pick<ContentCardProps, 'describe'>) {
  const t = contentTexts.useTexts();
  const content = useContent();
  const { saved, edits } = content.read();
  return (
    <InfoBar
      variant="alert"
      live
      title={t('conflict.title')}
      action={
        <div className={panel.row}>
          <Button size="small" onClick={() => onUndo(content.discard)}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button size="small" onClick={() => onSave(content.saveOverTheirs)}>
            {t('conflict.keepMine')}
          </Button>
        </div>
      }
    >
      <p className={panel.help}>{t('conflict.text')}</p>
      <h4 className={styles.title}>{t('conflict.mine')}</h4>
      <pre className={styles.verbatim}>{describe({ ...saved, ...edits }) || t('conflict.none')}</pre>
      <h4 className={styles.title}>{t('conflict.theirs')}</h4>
      <pre className={styles.verbatim}>{describe(saved) || t('conflict.none')}</pre>
    </InfoBar>
  );
}

/** Says how saving went, and offers what can be done next. */
function Actions({ part, onSave, onUndo }: CardActions & { part: ContentPart }) {
  const t = contentTexts.useTexts();
  const content = useContent();
  const { outcome, isEdited, isFought } = usePartState(part);
  const status = useStatusText(outcome, isEdited);
  const name = t(`part.${part}`);
  const isSaving = outcome?.status === 'saving';
  return (
    <>
      <output className={panel.help}>{status}</output>
      <div className={panel.row}>
        {outcome?.status === 'failed' && outcome.isLoggedOut ? <LogInButton /> : null}
        {outcome?.status === 'discarded' || outcome?.status === 'replaced' ? (
          <Button
            size="small"
            aria-label={t(outcome.status === 'discarded' ? 'undoDiscard' : 'undoReplace', { part: name })}
            onClick={() => onUndo(content.undiscard)}
          >
            {t('undo')}
          </Button>
        ) : null}
        {isEdited && !isFought ? (
          <Button
            size="small"
            aria-label={t('discardPart', { part: name })}
            disabled={isSaving}
            onClick={() => onUndo(content.discard)}
          >
            {t('discard')}
          </Button>
        ) : null}
        {isFought ? null : (
          <Button
            variant="primary"
            size="small"
            aria-label={t('savePart', { part: name })}
            aria-disabled={!isEdited}
            loading={isSaving}
            loadingLabel={t('saving')}
            onClick={() => onSave(content.save)}
          >
            {t('save')}
          </Button>
        )}
      </div>
    </>
  );
}

/** One part of the content with its own Save: what is saved is live at once. */
export function ContentCard({
  part,
  help,
  locked,
  isWrong = false,
  onTried,
  describe,
  isShown = () => false,
  children,
}: ContentCardProps) {
  const t = contentTexts.useTexts();
  const content = useContent();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { outcome, isEdited, isFought } = usePartState(part);
  // what was written before the right to it was taken away is not lost with it
  const isOpen = locked === undefined || isEdited;

  const save = async (write: Write) => {
    onTried?.();
    if (isWrong) {
      // what is wrong is marked by the render that follows
      requestAnimationFrame(() =>
        fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
      );
      return;
    }
    await write(part);
    // its buttons go with the changes
    if (content.read().edits[part] === undefined && document.activeElement === document.body)
      title.current?.focus();
  };
  const actions: CardActions = {
    onSave: (write) => void save(write),
    onUndo: (undo) => {
      undo(part);
      title.current?.focus();
    },
  };
  const errors = outcome?.status === 'invalid' ? Object.entries(outcome.errors) : [];
  // what the server found wrong and no field of the card says
  const unknown = errors.flatMap(([field, message]) => (isShown(field) ? [] : [`${field}: ${message}`]));
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {t(`part.${part}`)}
      </h3>
      <p className={panel.help}>{help}</p>
      {locked === undefined ? null : <InfoBar>{locked}</InfoBar>}
      <div ref={fields} className={styles.list}>
        {children}
      </div>
      {unknown.length > 0 && (
        <p className={styles.wrong}>{t('invalidField', { message: unknown.join(' ') })}</p>
      )}
      {isFought ? <Conflict describe={describe} {...actions} /> : null}
      {isOpen ? <Actions part={part} {...actions} /> : null}
    </section>
  );
}
