import { CartTrigger } from '@portico/components/cart-panel';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Contained } from '../app/contained.tsx';
import { useSite } from '../app/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { whenIdle } from '../app/when-idle.ts';
import { cartTexts } from '../locales/cart-messages.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';

const Cart = lazy(() => import('./cart.tsx'));

/** Tells when the browser has nothing more urgent to do. */
const useIsIdle = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};

/** Opens the cart, and says how many jobs are in it. */
const CartButton = () => {
  const { api } = useSite();
  const t = cartTexts.useTexts();
  const showToast = useShowToast();
  const isIdle = useIsIdle();
  const { data } = useQuery({ ...jobCartQuery(api), enabled: isIdle });
  const [isOpen, setOpen] = useState(false);
  // stays after the first time, to close in its own way
  const [wasOpened, setOpened] = useState(false);
  const count = new Set([
    ...(data?.jobCartData ?? []).map(({ id }) => String(id)),
    ...(data?.invalidPositionIds ?? []),
  ]).size;
  return (
    <cartTexts.Language>
      <CartTrigger
        count={count}
        open={isOpen}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Contained
          fallback={<CartUnavailable onShown={() => showToast({ variant: 'alert', text: t('notOpened') })} />}
        >
          <Suspense fallback={null}>
            <Cart isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </Contained>
      )}
    </cartTexts.Language>
  );
};

const CartUnavailable = ({ onShown }: { onShown: () => void }) => {
  const tell = useEffectEvent(onShown);
  useEffect(() => tell(), []);
  return null;
};

export default CartButton;
