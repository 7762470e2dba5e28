import type { Messages } from '@portico/components/messages';
import { requestMessage } from '../app/request-message.ts';
import type { SiteMessages } from '../locales/catalogues.ts';
import type { LetterMessageKey } from '../locales/letter-messages.ts';
import { RequestError } from '../request/request-error.ts';

/** What was tried with an offer. */
export type OfferDeed = 'offer' | 'document' | 'decline';

/** Why it did not work, in the order of ruling 45. */
export function offerFailure(
  error: unknown,
  deed: OfferDeed,
  { site, letter }: { site: SiteMessages; letter: Messages<LetterMessageKey> },
): { text: string; isOfServer: boolean } {
  const wrong = letter(deed === 'decline' ? 'wrong.decline' : 'wrong.accept');
  if (!(error instanceof RequestError) || error.kind === 'offline') return { text: wrong, isOfServer: false };
  const { kind, serverMessage } = error;
  if (kind === 'login' || kind === 'csrf') return { text: requestMessage(error, site), isOfServer: false };
  if (serverMessage !== undefined) return { text: serverMessage, isOfServer: true };
  if (kind === 'permission' || kind === 'hurried' || kind === 'unreadable')
    return { text: site(`error.${kind}`), isOfServer: false };
  return { text: letter(`problem.${deed}`), isOfServer: false };
}
