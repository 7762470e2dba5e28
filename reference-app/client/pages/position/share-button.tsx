import { Button, SendIcon } from '@portico/components';
import { lazyWithRetry } from '@portico/components/lazy';
import { useState } from 'react';
import { alsoLoading, NotOpened } from '../../app/lazy.tsx';
import { positionTexts, jobsTexts } from '../../locales/texts.ts';

const ShareMenu = lazyWithRetry(() => import('./share-menu.tsx'), {
  ...alsoLoading(positionTexts),
  Pending: ({ trigger }) => trigger,
  Failed: ({ error, props }) => (
    <>
      <NotOpened error={error} onShown={props.onFailed} />
      {props.trigger}
    </>
  ),
});

/** Shares a job the way the browser does, or by a menu of our own where it does not. */
export function ShareButton({ title, url }: { title: string; url: string }) {
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
    <ShareMenu title={title} url={url} trigger={button} onFailed={() => setAsked(false)} />
  ) : (
    button
  );
}
