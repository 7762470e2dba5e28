import type { Toast } from '@portico/components';
import { announce } from '@portico/components/live-announcer';
import { requestMessage } from '../app/request-message.ts';
import type { Site } from '../site/site.tsx';
import { cartTexts } from '../locales/texts.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import { changeCart } from './change-cart.ts';

type Toggle = { pid: number; isIn: boolean; showToast: (toast: Toast) => void };

/** Puts one job into the cart or takes it out, and says so. @returns whether it worked */
export async function toggleInCart(site: Site, { pid, isIn, showToast }: Toggle): Promise<boolean> {
  const t = await cartTexts.load(site.boot.locale);
  const fail = (why: string) =>
    showToast({ variant: 'alert', duration: 'long', text: t(isIn ? 'addFailed' : 'removeFailed', { why }) });
  const operation = isIn ? 'add' : 'remove';
  const isDone = await changeCart(site, { pids: [String(pid)], operation }, (error) =>
    fail(requestMessage(error, site.t)),
  );
  if (!isDone) return false;
  const { queryKey } = jobCartQuery(site.api);
  const cart = site.queries.getQueryData(queryKey);
  if (isIn && !cart?.jobCartData.some(({ id }) => id === pid)) {
    fail(t('notOpen'));
    // the answer names it among those that cannot be applied to; in the cart it is not
    await site.queries.invalidateQueries({ queryKey });
    return false;
  }
  announce(t(isIn ? 'added' : 'removed', { count: cart?.jobCartData.length ?? 0 }));
  return true;
}
