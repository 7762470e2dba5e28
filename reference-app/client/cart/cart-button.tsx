import { cartTexts } from '../locales/texts.ts';
import { CartTrigger } from '@portico/components/cart-panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '../app/lazy.tsx';
import { useSite } from '../site/site.tsx';
import { jobCartQuery } from '../request/queries/job-cart.ts';

const Cart = lazyDialog(() => import('./cart.tsx'), cartTexts);

/** Opens the cart, and says how many jobs are in it. */
function CartButton() {
  const { api } = useSite();
  const { data } = useQuery(jobCartQuery(api));
  const [isOpen, setOpen] = useState(false);
  const count = new Set([
    ...(data?.jobCartData ?? []).map(({ id }) => String(id)),
    ...(data?.invalidPositionIds ?? []),
  ]).size;
  return (
    <>
      <CartTrigger count={count} open={isOpen} onClick={() => setOpen(true)} />
      <Cart open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export default CartButton;
