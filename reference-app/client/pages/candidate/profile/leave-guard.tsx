import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../../../app/lazy.tsx';

const LeaveDialog = lazyDialog(() => import('./leave-dialog.tsx'));

/** Asks before people go to another page while the browser keeps nothing of what they have typed. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
