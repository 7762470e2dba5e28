import { Button, SendIcon } from '@portico/components';
import { lazy, Suspense, useState } from 'react';
import { Contained } from '../../app/contained.tsx';
import { jobsTexts } from '../../locales/jobs-messages.ts';

const ShareMenu = lazy(() => import('./share-menu.tsx'));

/** Shares a job the way the browser does, or by a menu of our own where it does not. */
export const ShareButton = ({ title, url }: { title: string; url: string }) => {
  const jobs = jobsTexts.useTexts();
  const [isAsked, setAsked] = useState(false);
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // thought better of it; else it is not allowed here
      if ((error as DOMException).name !== 'AbortError') setAsked(true);
    }
  };
  const button = (
    <Button
      variant="secondary"
      icon={<SendIcon />}
      aria-haspopup={isAsked ? 'menu' : undefined}
      onClick={
        isAsked
          ? undefined
          : () => {
              if (typeof navigator.share === 'function') void share();
              else setAsked(true);
            }
      }
    >
      {jobs('job.share')}
    </Button>
  );
  return isAsked ? (
    <Contained fallback={button}>
      <Suspense fallback={button}>
        <ShareMenu title={title} url={url} trigger={button} />
      </Suspense>
    </Contained>
  ) : (
    button
  );
};
