import { useQuery } from '@tanstack/react-query';
import { createElement, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Contained } from '../app/contained.tsx';
import { useSite } from '../app/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { whenIdle } from '../app/when-idle.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import * as styles from './cart.css.ts';
import { isCartKnown } from './known-cart.ts';

const load = () => import('./cart-button.tsx');
let CartButton = lazy(load);

/** How long until it is tried again, in ms; twice as long after each try, up to the last. */
const waits = { first: 4_000, last: 60_000 };

type TryAgainProps = {
  /** How often it has failed. */
  failures: number;
  onTry: () => void;
};

/** Has what could not be loaded tried again: after a while, and as soon as there is a connection. */
const TryAgain = ({ failures, onTry }: TryAgainProps) => {
  const again = useEffectEvent(onTry);
  useEffect(() => {
    const retry = () => again();
    const timer = setTimeout(retry, Math.min(waits.first * 2 ** (failures - 1), waits.last));
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failures]);
  return null;
};

/** Tells when the browser has nothing more urgent to do. */
const useIsIdle = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};

/**
 * Where the cart's button is, once there may be something in the cart: a first visit has none, and whether a candidate has one
 * is asked first. Of an empty one nothing is loaded (SHELL-06).
 */
export const CartPlace = () => {
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
  const [failures, setFailures] = useState(0);
  if (!enabled) return null;
  const again = () => {
    // what `lazy` has failed to load once it never loads
    CartButton = lazy(load);
    setFailures(failures + 1);
  };
  return (
    <span className={styles.place}>
      {isShown && (
        <Contained key={failures} fallback={<TryAgain failures={failures + 1} onTry={again} />}>
          <Suspense fallback={null}>{createElement(CartButton)}</Suspense>
        </Contained>
      )}
    </span>
  );
};
