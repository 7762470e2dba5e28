import { CartTrigger } from '@portico/components/cart-panel';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Contained } from '../app/contained.tsx';
import { NotLoaded } from '../app/not-loaded.tsx';
import { useSite } from '../app/site.tsx';
import { cartTexts } from '../locales/cart-messages.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';

const load = () => import('./cart.tsx');
let Cart = lazy(load);

/** Opens the cart, and says how many jobs are in it. */
const CartButton = () => {
  const { api } = useSite();
  const t = cartTexts.useTexts();
  const { data } = useQuery(jobCartQuery(api));
  const [isOpen, setOpen] = useState(false);
  // stays after the first time, to close in its own way
  const [wasOpened, setOpened] = useState(false);
  const fail = () => {
    Cart = lazy(load);
    setOpened(false);
    setOpen(false);
  };
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
        <Contained fallback={<NotLoaded text={t('notOpened')} onShown={fail} />}>
          <Suspense fallback={null}>
            <Cart isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </Contained>
      )}
    </cartTexts.Language>
  );
};

export default CartButton;
