import { positionIdOf } from '@portico/core/jobs';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AssistantAction } from '../../contract/assistant.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';

type Said = {
  id: string;
  text: string;
  /** ms since 1970 */
  sentAt: number;
} & (
  | { author: 'assistant'; actions: readonly AssistantAction[] }
  | { author: 'candidate'; state?: 'sending' | 'failed'; reason?: string }
);

/** As many earlier messages as the assistant is told. */
const remembered = 10;

/** The job that a page is about. */
const jobOf = (pathname: string, search: string) =>
  positionIdOf(
    /^\/careers\/job\/([^/]+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('pid') ?? '',
  );

/**
 * What was said here since the page was loaded, and how more is.
 *
 * @param onActions what the assistant asks the page to do, as soon as it has
 */
export function useConversation(onActions: (actions: readonly AssistantAction[]) => void) {
  const { api, boot, t } = useSite();
  const { pathname, search } = useLocation();
  const [said, setSaid] = useState<readonly Said[]>([]);
  const mark = (id: string, how: { state?: 'sending' | 'failed'; reason?: string }) =>
    setSaid((before) =>
      before.map((one) =>
        one.id === id && one.author === 'candidate'
          ? { id, author: one.author, text: one.text, sentAt: one.sentAt, ...how }
          : one,
      ),
    );
  const ask = async (id: string, message: string) => {
    const history = said
      .filter((one) => one.id !== id && (one.author === 'assistant' || one.state === undefined))
      .slice(-remembered)
      .map(({ author, text }) => ({ role: author === 'assistant' ? author : ('user' as const), text }));
    try {
      const { data } = await api.post('/api/pcsx/assistant', {
        message,
        page: { path: `${pathname}${search}`.slice(0, 500), position_id: jobOf(pathname, search) },
        history,
        hl: boot.locale,
      });
      mark(id, {});
      const { text, actions } = data;
      setSaid((before) => [
        ...before,
        { id: `${id} answer`, author: 'assistant', text, sentAt: Date.now(), actions },
      ]);
      onActions(actions);
    } catch (error) {
      // it stays where it can be sent once more; a toast would lie over what people write in
      mark(id, { state: 'failed', reason: requestMessage(error, t) });
    }
  };
  return {
    said,
    isAnswering: said.some((one) => one.author === 'candidate' && one.state === 'sending'),
    send: (text: string) => {
      const id = `${said.length} ${Date.now()}`;
      setSaid((before) => [
        ...before,
        { id, author: 'candidate', text, sentAt: Date.now(), state: 'sending' },
      ]);
      void ask(id, text);
    },
    sendAgain: (id: string, text: string) => {
      mark(id, { state: 'sending' });
      void ask(id, text);
    },
  };
}
