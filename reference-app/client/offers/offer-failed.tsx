import { ErrorState } from '@portico/components';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../app/site.tsx';

/** Stands where offers would be, says why they are not there, and asks again. */
export const OfferFailed = ({
  title,
  headingLevel,
  error,
  onRetry,
}: {
  title: string;
  headingLevel: 1 | 2;
  error: Error;
  onRetry: () => Promise<unknown>;
}) => {
  const { t } = useSite();
  return (
    <ErrorState role="alert" title={title} headingLevel={headingLevel} onRetry={onRetry}>
      {requestMessage(error, t)}
    </ErrorState>
  );
};
