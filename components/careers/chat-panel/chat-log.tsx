import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { AlertIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { leaveFocusTo } from '../../theme/leave-focus-to.ts';
import { chatDays } from './chat-days.ts';
import * as styles from './chat-panel.css.ts';
import type keys from '../../locales/en-US/chat-panel.json';
import english from '../../locales/en-US/chat-panel.json?messages';

type FromAssistant = {
  author: 'assistant';
  state?: undefined;
  reason?: undefined;
};
type FromCandidate = {
  author: 'candidate';
  /** On its way, or refused; without it, sent. */
  state?: 'sending' | 'failed';
  /** Why it was refused: a sentence that stands below it, and is read aloud. */
  reason?: string;
};

/** What one side has said. */
export type ChatMessage = {
  id: string;
  /** Line breaks are kept. */
  text: string;
  /** ms since 1970. */
  sentAt: number;
  /** Below the text, such as job cards. */
  content?: ReactNode;
} & (FromAssistant | FromCandidate);

type ChatLogProps = {
  /** What the other side is called. */
  name: string;
  greeting?: string;
  messages: readonly ChatMessage[];
  timeZone: string;
  onRetry: (message: ChatMessage) => void;
};

function scrollToEnd(log: HTMLElement | null) {
  if (log) log.scrollTop = log.scrollHeight;
}

/** A button that goes with its press. */
const leaveToLog = leaveFocusTo('[role="log"]');

/** How far from the end still counts as the end, in px. */
const nearEnd = 32;

type NoteProps = Pick<ChatLogProps, 'onRetry'> & { message: ChatMessage; time: Intl.DateTimeFormat };

function Note({ message, time, onRetry }: NoteProps) {
  const text = useMessages<keyof typeof keys>('chat-panel', english);
  if (message.state === 'sending') return text('sending');
  if (message.state === undefined) return time.format(message.sentAt);
  return (
    <>
      <AlertIcon />
      {text('failed')}
      {message.reason === undefined ? null : <span className={styles.reason}>{message.reason}</span>}
      <Button ref={leaveToLog} size="small" onClick={() => onRetry(message)}>
        {text('retry')}
      </Button>
    </>
  );
}

/** What has been said, by day. New messages come into view when the end is, and are offered otherwise. */
export function ChatLog({ name, greeting, messages, timeZone, onRetry }: ChatLogProps) {
  const text = useMessages<keyof typeof keys>('chat-panel', english);
  const locale = useLocale();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const last = messages.at(-1);
  /** The last one that was in view. */
  const [seen, setSeen] = useState(last?.id);

  const isOwn = last?.author === 'candidate';
  useLayoutEffect(() => {
    if (!isAtEnd.current && !isOwn) return;
    scrollToEnd(log.current);
    setSeen(last?.id);
  }, [last?.id, isOwn]);

  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (
    <div className={styles.conversation}>
      <div
        ref={log}
        role="log"
        aria-label={text('log')}
        className={styles.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
          if (isAtEnd.current) setSeen(last?.id);
        }}
      >
        {greeting ? (
          <div className={`${styles.message} ${styles.sides.assistant}`}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            <p className={styles.bubble}>{greeting}</p>
          </div>
        ) : null}
        {chatDays(messages, timeZone).flatMap(({ at, messages: ofDay }) => [
          <p key={`day ${at}`} className={styles.day}>
            {day.format(at)}
          </p>,
          ...ofDay.map((message) => (
            <div
              key={message.id}
              className={`${styles.message} ${styles.sides[message.author]}`}
              data-author={message.author}
              data-state={message.state}
            >
              <VisuallyHidden>{message.author === 'candidate' ? text('you') : name}: </VisuallyHidden>
              <p className={styles.bubble}>{message.text}</p>
              {message.content ? <div className={styles.slot}>{message.content}</div> : null}
              <div className={styles.note}>
                <Note message={message} time={time} onRetry={onRetry} />
              </div>
            </div>
          )),
        ])}
      </div>
      {last !== undefined && last.id !== seen ? (
        <div className={styles.newMessages}>
          <div className={styles.pressable}>
            <Button
              size="small"
              onClick={() => {
                scrollToEnd(log.current);
                setSeen(last.id);
                // the button goes
                log.current?.focus({ preventScroll: true });
              }}
            >
              {text('newMessages')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
