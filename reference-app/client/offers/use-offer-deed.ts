import type { Messages } from '@portico/core/messages';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { Offer as WireOffer } from '../../contract/offers.ts';
import { useAuth } from '../app/auth.ts';
import type { PendingAction } from '../app/pending-action.ts';
import { useSite } from '../site/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { letterTexts, type LetterMessageKey } from '../locales/texts.ts';
import { keepOffer, offerQuery } from '../request/queries/offer.ts';
import { RequestError } from '../request/request-error.ts';
import { requestMessage } from '../app/request-message.ts';
import type { SiteMessages } from '../locales/catalogs.ts';

/** What was tried with an offer. */
type OfferDeed = 'offer' | 'document' | 'decline';

/** Why it did not work, in the order of ruling 45. */
function offerFailure(
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

type DeedOptions<Sent> = {
  offerId: string;
  deed: OfferDeed;
  send: (sent: Sent) => Promise<{ data: WireOffer }>;
  done: LetterMessageKey;
  onFailed?: (error: Error) => void;
  /** What to come back to after a login, where the session has ended meanwhile. */
  pending?: (sent: Sent) => PendingAction;
};

/** One thing that is done to an offer: sent once, told by a toast either way, and nothing else of the offer beside it. */
export function useOfferDeed<Sent>(options: DeedOptions<Sent>) {
  const { api, queries, t } = useSite();
  const letter = letterTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const mutationKey = ['offer deed', options.offerId];
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: options.send,
    // a page that stood open for long has an old token: nothing was done, and the refusal has brought a new one
    retry: (failures, error) => failures < 1 && error instanceof RequestError && error.kind === 'csrf',
    retryDelay: 0,
    onSuccess: async ({ data }) => {
      showToast({ text: letter(options.done), variant: 'success' });
      await keepOffer(queries, api, data);
    },
    onError: (error, sent) => {
      const { text, isOfServer } = offerFailure(error, options.deed, { site: t, letter });
      showToast({ text, variant: 'alert', duration: isOfServer ? 'long' : 'short' });
      options.onFailed?.(error);
      if (error instanceof RequestError && error.kind === 'login')
        openLogin({ isSessionOver: true, pending: options.pending?.(sent) });
      // it may have been answered in another tab, or be over by now
      else void queries.invalidateQueries({ queryKey: offerQuery(api, options.offerId).queryKey });
    },
  });
  const isBusy = useIsMutating({ mutationKey }) > 0;
  return {
    /** Answers whether it was done. */
    run: async (sent: Sent): Promise<boolean> => {
      // a second press may come before the button shows the first
      if (queries.isMutating({ mutationKey }) > 0) return false;
      try {
        await mutateAsync(sent);
        return true;
      } catch {
        // told by `onError`
        return false;
      }
    },
    isPending,
    /** Something is done to the offer, by this or otherwise. */
    isBusy,
  };
}
