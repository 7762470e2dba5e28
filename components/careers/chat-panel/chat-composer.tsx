import type { RefObject } from 'react';
import { FileTrigger } from '../../actions/file-trigger/file-trigger.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { PlusIcon, SendIcon } from '../../display/icon/icon.tsx';
import { TextArea } from '../../inputs/text-area/text-area.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { isComposing } from '../../inputs/field/is-composing.ts';
import * as styles from './chat-panel.css.ts';
import type keys from '../../locales/en-US/chat-panel.json';
import english from '../../locales/en-US/chat-panel.json?messages';

type ChatComposerProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** The last one came back. */
  isLost: boolean;
  accept?: string;
  onDraftChange: (draft: string) => void;
  onSend: () => void;
  onFiles?: (files: readonly File[]) => void;
};

/** Where a message is written. */
export function ChatComposer({
  area,
  draft,
  isLost,
  accept,
  onDraftChange,
  onSend,
  onFiles,
}: ChatComposerProps) {
  const text = useMessages<keyof typeof keys>('chat-panel', english);
  const isEmpty = draft.trim() === '';
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {onFiles ? (
        <FileTrigger
          variant="systemUi"
          data-icon-only=""
          aria-label={text('attach')}
          icon={<PlusIcon />}
          accept={accept}
          multiple
          onFiles={onFiles}
        />
      ) : null}
      <div className={styles.entry}>
        <TextArea
          ref={area}
          label={text('message')}
          labelHidden
          minRows={2}
          maxRows={8}
          error={isLost ? text('lost') : undefined}
          value={draft}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
            event.preventDefault();
            onSend();
          }}
        />
      </div>
      <IconButton
        type="submit"
        variant="primary"
        label={text('send')}
        icon={<SendIcon />}
        // not disabled natively, which would take the focus away with the press
        aria-disabled={isEmpty ? true : undefined}
      />
    </form>
  );
}
