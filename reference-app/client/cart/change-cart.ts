import type { Site } from '../site/site.tsx';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import { rememberCart } from './known-cart.ts';

// one after the other: each answer is the whole cart, and the last one stands
let underWay: Promise<unknown> = Promise.resolve();

type Change = { pids: readonly string[]; operation: 'add' | 'remove' };

/**
 * Puts jobs into the cart or takes them out. What the server answers is the cart from then on (CART-01).
 *
 * @param onFailure what to do about it beside the log
 * @returns whether it worked
 */
export function changeCart(
  site: Site,
  wanted: Change,
  onFailure: (error: unknown) => void = () => {},
): Promise<boolean> {
  const changing = underWay.then(() => change(site, wanted, onFailure));
  underWay = changing;
  return changing;
}

async function change(
  { api, boot, queries }: Site,
  { pids, operation }: Change,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  try {
    const { data } = await api.post('/api/pcsx/job_cart', { pids, operation, domain: boot.domain });
    const { queryKey } = jobCartQuery(api);
    // an older answer that is under way must not come after this one
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, data);
    rememberCart(boot.domain, data.jobCartData.length);
    return true;
  } catch (error) {
    console.error('The job cart could not be changed:', error);
    onFailure(error);
    return false;
  }
}
