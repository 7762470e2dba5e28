import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { buttonPlace } from '../app/button-place.css.ts';
import { lazyExtra } from '../app/lazy.tsx';
import { useSite } from '../site/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { whenIdle } from '../app/when-idle.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import { isCartKnown } from './known-cart.ts';

const CartButton = lazyExtra(() => import('./cart-button.tsx'));

/** Tells when the browser has nothing more urgent to do. */
function useIsIdle() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/**
 * Where the cart's button is, once there may be something in the cart: a first visit has none, and whether a candidate has one
 * is asked first. Of an empty one nothing is loaded (SHELL-06).
 */
export function CartPlace() {
  const { api, boot } = useSite();
  const isHydrated = useIsHydrated();
  const isIdle = useIsIdle();
  const { enabled } = boot.configs.pcsxConfig.jobCartConfig;
  const isKnown = isHydrated && isCartKnown(boot.domain);
  const { data, error } = useQuery({
    ...jobCartQuery(api),
    enabled: enabled && isIdle && (isKnown || boot.user !== null),
  });
  const isFilled = data !== undefined && data.jobCartData.length + data.invalidPositionIds.length > 0;
  // stays when the last job is taken out, which can be undone there; and where it cannot be known what is in it, is tried again
  const [isShown, setShown] = useState(false);
  if (!isShown && (isKnown || isFilled || error !== null)) setShown(true);
  if (!enabled) return null;
  return <span className={buttonPlace}>{isShown && <CartButton />}</span>;
}
