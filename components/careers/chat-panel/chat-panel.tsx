import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CloseIcon } from '../../display/icon/icon.tsx';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { useMessages } from '../../messages/locale.tsx';
import { Modal, ModalHead } from '../../overlays/modal/modal.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog, type ChatMessage } from './chat-log.tsx';
import * as styles from './chat-panel.css.ts';
import type keys from '../../locales/en-US/chat-panel.json';
import english from '../../locales/en-US/chat-panel.json?messages';

type OwnProps = {
  open: boolean;
  /** The user closes it: by its cross or by Escape. What is typed is kept. */
  onOpenChange: (open: boolean) => void;
  /** What the assistant is called; names the panel. */
  name: string;
  /** What the assistant says before anything else. */
  greeting?: string;
  /** The oldest first. */
  messages: readonly ChatMessage[];
  /**
   * The assistant is about to answer.
   * @default false
   */
  typing?: boolean;
  /** Answers that are sent by a press. */
  quickReplies?: readonly string[];
  /** The candidate sends a message. When the promise is rejected, the text comes back into the field. */
  onSend: (text: string) => void | Promise<unknown>;
  /** The candidate sends a message once more whose state is `failed`. */
  onRetry: (message: ChatMessage) => void;
  /** Files were chosen to be sent; without it there is no button for them. */
  onFiles?: (files: readonly File[]) => void;
  /** Which files are offered: endings and MIME types, with commas between them. */
  accept?: string;
  /**
   * The time zone of days and times (IANA), such as `Europe/Berlin`.
   * @default the reader’s own; the server writes UTC
   */
  timeZone?: string;
};

/**
 * `ref` and all other props go to the panel. State for selectors and tests: `data-author` and `data-state` (`sending`,
 * `failed`) of messages.
 */
export type ChatPanelProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style' | 'children' | 'role'
  >;

/** What has the focus afterwards: what opened the panel, or else what the page begins with. */
const heirOf = (opener: Element | null) =>
  opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    ? opener
    : document.querySelector<HTMLElement>('h1');

/** Moves the focus into the panel and back, and closes it where it would cover what gets the focus. */
function usePanelFocus({ open, isBeside, close }: { open: boolean; isBeside: boolean; close: () => void }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element>(null);
  const wasOpen = useRef(open);
  /** What the panel stands in, while it is beside the page. */
  const around = useRef<Element>(null);
  // before the dialog of a phone has the focus
  useLayoutEffect(() => {
    if (open && !wasOpen.current) opener.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    const isChanged = open !== wasOpen.current;
    wasOpen.current = open;
    if (isBeside) {
      around.current = area.current?.closest('aside')?.parentElement ?? null;
      if (isChanged) area.current?.focus({ preventScroll: true });
    } else if (isChanged && !open && around.current) {
      // not before its owner has shown again what opened it, which may be gone all the same
      for (const place of [heirOf(opener.current), around.current])
        if (place instanceof HTMLElement && document.activeElement === document.body)
          focusOn(place, { preventScroll: true });
      around.current = null;
    }
  }, [open, isBeside]);
  const closeOver = useEffectEvent((target: EventTarget | null) => {
    const panel = area.current?.closest('aside');
    if (!(target instanceof Element) || target !== document.activeElement || panel?.contains(target)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    if (panel?.contains(document.elementFromPoint(left + width / 2, top + height / 2))) close();
  });
  useEffect(() => {
    if (!isBeside) return undefined;
    // not before the page has scrolled to it
    const look = ({ target }: FocusEvent) => requestAnimationFrame(() => closeOver(target));
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [isBeside]);
  const returnFocusTo = {
    // where the page is by then, which may be another one than when it was opened
    get current() {
      return heirOf(opener.current);
    },
  };
  return { area, returnFocusTo };
}

/** What is written, which comes back when it could not be sent. */
function useDraft(area: RefObject<HTMLElement | null>, onSend: ChatPanelProps['onSend']) {
  const [draft, setDraft] = useState('');
  const [isLost, setIsLost] = useState(false);
  const send = async (message: string) => {
    setIsLost(false);
    try {
      await onSend(message);
    } catch {
      // whoever made the promise knows why; what the candidate wrote must not be lost
      setIsLost(true);
      setDraft((written) => (written === '' ? message : `${message}\n${written}`));
    }
  };
  const replying = useRef(new Set<string>());
  const sendReply = async (reply: string) => {
    // the replies go with the answer
    area.current?.focus();
    // a second press before the answer is no second reply
    if (replying.current.has(reply)) return;
    replying.current.add(reply);
    await send(reply);
    replying.current.delete(reply);
  };
  const sendDraft = () => {
    if (draft.trim() === '') return;
    setDraft('');
    void send(draft.trim());
  };
  const onDraftChange = (next: string) => {
    setDraft(next);
    setIsLost(false);
  };
  return { draft, isLost, onDraftChange, onSend: sendDraft, sendReply };
}

/**
 * A conversation with an assistant beside the page, which goes on working. Up to 1392 px, where the page has no room beside it,
 * the panel lies over its end, and closes when something below it gets the focus; up to 992 px it takes the whole window.
 */
export function ChatPanel({
  open,
  onOpenChange,
  name,
  greeting,
  messages,
  typing = false,
  quickReplies = [],
  onSend,
  onRetry,
  onFiles,
  accept,
  timeZone: givenZone,
  onKeyDown,
  ...rest
}: ChatPanelProps) {
  const text = useMessages<keyof typeof keys>('chat-panel', english);
  const timeZone = useTimeZone(givenZone);
  const isNarrow = useUpTo(992);
  const id = useId();
  const close = () => onOpenChange(false);
  const { area, returnFocusTo } = usePanelFocus({ open, isBeside: open && !isNarrow, close });
  // here, so that closing takes nothing that is typed
  const { sendReply, ...draft } = useDraft(area, onSend);

  const content = (
    <>
      <ChatLog name={name} greeting={greeting} messages={messages} timeZone={timeZone} onRetry={onRetry} />
      <output className={styles.typing}>{typing ? text('typing', { name }) : null}</output>
      {quickReplies.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, no fields
        <div role="group" aria-label={text('replies')} className={styles.replies}>
          {quickReplies.map((reply) => (
            <Button key={reply} variant="secondary" size="small" onClick={() => void sendReply(reply)}>
              {reply}
            </Button>
          ))}
        </div>
      )}
      <ChatComposer {...draft} area={area} accept={accept} onFiles={onFiles} />
    </>
  );
  if (isNarrow)
    return (
      <Modal
        {...(rest as Omit<ComponentPropsWithRef<'div'>, 'role'>)}
        onKeyDown={onKeyDown}
        open={open}
        onOpenChange={onOpenChange}
        className={styles.modal}
        isDescribed={false}
        initialFocus={area}
        returnFocusTo={returnFocusTo}
      >
        <ModalHead title={name} />
        {content}
      </Modal>
    );
  return open ? (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere inside
    <aside
      aria-labelledby={id}
      {...rest}
      className={styles.side}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        close();
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {name}
        </h2>
        <IconButton size="small" label={text('close')} icon={<CloseIcon />} onClick={close} />
      </div>
      {content}
    </aside>
  ) : null;
}
