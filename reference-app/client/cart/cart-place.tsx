import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Contained } from '../app/contained.tsx';
import { useSite } from '../app/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import * as styles from './cart.css.ts';
import { isCartKnown } from './known-cart.ts';

const CartButton = lazy(() => import('./cart-button.tsx'));

/** Where the cart's button is, once there may be a cart: a first visit has none, and loads nothing of it (SHELL-06). */
export const CartPlace = () => {
  const { api, boot } = useSite();
  const isHydrated = useIsHydrated();
  const { data } = useQuery({ ...jobCartQuery(api), enabled: false });
  if (!boot.configs.pcsxConfig.jobCartConfig.enabled) return null;
  const mayHaveOne = data !== undefined || boot.user !== null || (isHydrated && isCartKnown(boot.domain));
  return (
    <span className={styles.place}>
      {isHydrated && mayHaveOne && (
        <Contained fallback={null}>
          <Suspense fallback={null}>
            <CartButton />
          </Suspense>
        </Contained>
      )}
    </span>
  );
};
