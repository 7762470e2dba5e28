import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useSite } from '../../site/site.tsx';
import { RequestError } from '../../request/request-error.ts';

export type AccountCall<Sent> = {
  /** Sends it, unless it is under way: a second press may come before the button shows that. */
  send: (sent: Sent) => void;
  isPending: boolean;
  isSuccess: boolean;
  error: Error | null;
};

/** A call of the login that changes something: sent once, however often it is asked for. */
export function useAccountCall<Sent, Answer>({
  call,
  onDone,
}: {
  call: (sent: Sent) => Promise<Answer>;
  onDone?: (answer: Answer, sent: Sent) => void;
}): AccountCall<Sent> {
  const { queries } = useSite();
  const mutationKey = ['account', useId()];
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationKey,
    mutationFn: call,
    onSuccess: (answer, sent) => onDone?.(answer, sent),
    // a page that stood open for long has an old token: nothing was done, and the refusal has brought a new one
    retry: (failures, failure) => failures < 1 && failure instanceof RequestError && failure.kind === 'csrf',
    retryDelay: 0,
  });
  return {
    send: (sent) => {
      if (queries.isMutating({ mutationKey }) === 0) mutate(sent);
    },
    isPending,
    isSuccess,
    error,
  };
}
