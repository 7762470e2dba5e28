import { Button, ErrorState } from '@portico/components';
import { useAuth } from '../app/auth.ts';
import { requestMessage } from '../app/request-message.ts';
import { useSite } from '../site/site.tsx';
import { RequestError } from '../request/request-error.ts';
import { focusHeading } from './focus-heading.ts';

/** Who has the focus on the button that tries again goes on from the heading when the button goes. */
const leaveFocusToHeading = (element: HTMLElement | null) => () => {
  // what comes in its place comes with the same change
  if (element?.contains(document.activeElement)) setTimeout(focusHeading);
};

/** Stands where offers would be, says why they are not there, and asks again. */
export function OfferFailed({
  title,
  headingLevel,
  error,
  onRetry,
}: {
  title: string;
  headingLevel: 1 | 2;
  error: Error;
  onRetry: () => Promise<unknown>;
}) {
  const { t } = useSite();
  const { openLogin } = useAuth();
  const isSessionOver = error instanceof RequestError && error.kind === 'login';
  return (
    <ErrorState
      ref={leaveFocusToHeading}
      role="alert"
      title={title}
      headingLevel={headingLevel}
      onRetry={isSessionOver ? undefined : onRetry}
      actions={
        isSessionOver && (
          <Button variant="primary" onClick={() => openLogin({ isSessionOver })}>
            {t('nav.login')}
          </Button>
        )
      }
    >
      {requestMessage(error, t)}
    </ErrorState>
  );
}
