import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubmitAnswer } from '@portico/components/forms';
import type { UnavailablePosition } from '../../../contract/apply.ts';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { applyKey } from '../../request/queries/apply.ts';
import { RequestError } from '../../request/request-error.ts';
import { asKnownUser } from '../../request/known-user.ts';
import { rememberSent } from './sent-here.ts';
import { complaintsByField, splitValues, type Complaints } from './application.ts';

type Values = Readonly<Record<string, unknown>>;

/** The jobs that have been refused, of an application that was. */
function refusedJobs(error: unknown): readonly UnavailablePosition[] {
  if (!(error instanceof RequestError) || error.status !== 409) return [];
  return (error.data as { positions?: readonly UnavailablePosition[] } | undefined)?.positions ?? [];
}

type Options = {
  ids: readonly number[];
  /** It has been taken. */
  onSent: () => void;
  onFailed: (error: RequestError) => void;
  /** One cannot apply to these, it turned out. */
  onRefused: (positions: readonly UnavailablePosition[]) => void;
};

/** Sends an application, and goes on to the page that says so. */
export function useSending({ ids, onSent, onFailed, onRefused }: Options) {
  const { api, boot, t } = useSite();
  const apply = applyTexts.useTexts();
  const { openLogin } = useAuth();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const address = useAddress();
  const wasSent = useRef(false);
  const pid = ids.join(',');

  const submit = async (values: Values) => {
    const { profile, answers, resume } = splitValues(values);
    const body = {
      stringifiedProfile: profile,
      stringifiedQuestions: answers,
      pids: pid,
      ...(resume !== undefined && { resume_id: resume }),
    };
    await asKnownUser(boot, (headers) => api.post('/api/application/v2/submit', body, { headers }));
    return String(profile['email'] ?? '');
  };

  const send = async (values: Values): Promise<void | SubmitAnswer> => {
    let email: string;
    try {
      email = await submit(values);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      // whoever was logged out elsewhere must not send as somebody else
      const isSessionOver = boot.user !== null && ['login', 'csrf'].includes(error.kind);
      if (isSessionOver || error.kind === 'login') openLogin({ isSessionOver });
      onRefused(refusedJobs(error));
      onFailed(error);
      const apart = error.data as { profile?: Complaints; answers?: Complaints } | undefined;
      const complaints = complaintsByField(error.validationErrors, apart);
      if (error.status === 400 && Object.keys(complaints).length > 0) return { validationErrors: complaints };
      throw error;
    }
    wasSent.current = true;
    onSent();
    // the form stays busy until the other page is there: a second press sends nothing
    rememberSent(boot, { ids, email });
    await navigate(address(`/careers/apply/success?pid=${pid}`), { replace: true });
    queries.removeQueries({ queryKey: applyKey });
    // they are applied for now, and out of the cart
    for (const id of ids) void queries.invalidateQueries({ queryKey: ['position', id] });
    void queries.invalidateQueries({ queryKey: ['job-cart'] });
  };

  const explain = (error: unknown): string => {
    const refused = refusedJobs(error);
    if (refused.length > 0) return apply('taken', { count: refused.length });
    // it may have arrived all the same, and is never taken twice
    return error instanceof RequestError && error.kind === 'offline'
      ? apply('unanswered')
      : requestMessage(error, t);
  };
  return { send, explain, wasSent: () => wasSent.current };
}
