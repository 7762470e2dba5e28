import { lazyWithRetry } from '@portico/components/lazy';
import { NotOpened } from '../app/lazy.tsx';

/** Asks before what no draft keeps is lost. Where it can't be loaded, people stay. */
export const LazyLeaveDialog = lazyWithRetry(() => import('./leave-dialog.tsx'), {
  Failed: ({ error, props }) => <NotOpened error={error} onShown={props.onStay} />,
});
