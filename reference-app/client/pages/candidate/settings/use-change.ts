import type { Locale } from '@portico/core/messages';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { savedSearchesQuery, sessionsQuery, settingsQuery } from '../../../request/queries/settings.ts';
import { RequestError } from '../../../request/request-error.ts';
import { withFreshToken } from '../../../request/with-fresh-token.ts';
import { doneText } from './change-texts.ts';
import { makeChange, type Change } from './change.ts';

/** What waits for a login goes by this name. */
export const pendingChange = 'settings-change';

export type Outcome =
  /** Made, or of no use any more; either has been told. */
  | { kind: 'over' }
  /** For a login, after which it is made. */
  | { kind: 'waiting' }
  /** Nobody has been told yet. `fields`: what the server says of each. */
  | { kind: 'failed'; why: string; fields: Readonly<Record<string, string>> };

/** Whether what the change was about has gone or is another by now. */
const isPast = (error: unknown) =>
  error instanceof RequestError && (error.kind === 'gone' || error.status === 409);

/** The same page in another language. */
function goOnIn(language: Locale) {
  const here = new URL(window.location.href);
  here.searchParams.set('hl', language);
  window.location.replace(here);
}

/** Makes changes and tells what has become of each. One that finds the session ended waits for the login. */
export function useChange() {
  const site = useSite();
  const t = settingsTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const { api, boot, queries } = site;

  /** Shows what is there instead. */
  const tellPast = async (change: Change) => {
    if (change.kind === 'endSession') {
      showToast({ variant: 'success', text: doneText(change, t) });
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      return;
    }
    const isConsent = change.kind === 'consent';
    const text = t(isConsent ? 'consent.changed' : 'alerts.isGone');
    showToast({ variant: 'alert', duration: 'long', text });
    const query = isConsent ? settingsQuery(api) : savedSearchesQuery(api);
    await queries.invalidateQueries({ queryKey: query.queryKey });
  };

  return async (change: Change): Promise<Outcome> => {
    try {
      await withFreshToken(() => makeChange(site, change));
      const language = change.kind === 'choices' ? change.choices.language : undefined;
      if (language !== undefined && language !== boot.locale) goOnIn(language);
      else showToast({ variant: 'success', text: doneText(change, t) });
      return { kind: 'over' };
    } catch (error) {
      const failure =
        error instanceof RequestError ? error : new RequestError('unreadable', { cause: error });
      if (failure.kind === 'login') {
        openLogin({ isSessionOver: true, pending: { name: pendingChange, data: change } });
        return { kind: 'waiting' };
      }
      if (isPast(failure)) {
        await tellPast(change);
        return { kind: 'over' };
      }
      return { kind: 'failed', why: requestMessage(failure, site.t), fields: failure.validationErrors };
    }
  };
}

/**
 * The same for what has no place of its own to say that it could not be made: a toast says it.
 *
 * @returns whether it is made, or of no use any more
 */
export function useToldChange() {
  const change = useChange();
  const t = settingsTexts.useTexts();
  const showToast = useShowToast();
  return async (made: Change): Promise<boolean> => {
    const outcome = await change(made);
    if (outcome.kind !== 'failed') return outcome.kind === 'over';
    const { why } = outcome;
    const isSession = made.kind === 'endSession' || made.kind === 'endOthers';
    const text = t(isSession ? 'sessions.notEnded' : 'notSaved', { why });
    showToast({ variant: 'alert', duration: 'long', text });
    return false;
  };
}
