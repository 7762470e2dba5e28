import { CartTrigger } from '@portico/components/cart-panel';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Locale } from '../../contract/employer-config.ts';
import { Contained } from '../app/contained.tsx';
import { useSite } from '../app/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { withStylesheets } from '../app/with-stylesheets.ts';
import { barTexts } from '../locales/bar-messages.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';

/** The cart with its texts; both are asked for anew where one of them could not be loaded. */
const cartIn = (locale: Locale) =>
  lazy(async () => {
    const [cart] = await Promise.all([
      withStylesheets(() => import('./cart.tsx'))(),
      import('../locales/cart-messages.ts').then(({ cartTexts }) => cartTexts.load(locale)),
    ]);
    return cart;
  });

/** Opens the cart, and says how many jobs are in it. */
const CartButton = () => {
  const { api, boot } = useSite();
  const t = barTexts.useTexts();
  const showToast = useShowToast();
  const { data } = useQuery(jobCartQuery(api));
  const [isOpen, setOpen] = useState(false);
  // stays after the first time, to close in its own way
  const [Cart, setCart] = useState<ReturnType<typeof cartIn>>();
  const open = () => {
    if (!Cart) setCart(cartIn(boot.locale));
    setOpen(true);
  };
  const fail = () => {
    showToast({ variant: 'alert', text: t('notOpened') });
    setCart(undefined);
    setOpen(false);
  };
  const count = new Set([
    ...(data?.jobCartData ?? []).map(({ id }) => String(id)),
    ...(data?.invalidPositionIds ?? []),
  ]).size;
  return (
    <>
      <barTexts.Language>
        <CartTrigger count={count} open={isOpen} onClick={open} />
      </barTexts.Language>
      {Cart && (
        <Contained fallback={null} onFailed={fail}>
          <Suspense fallback={null}>
            <Cart isOpen={isOpen} onOpenChange={setOpen} />
          </Suspense>
        </Contained>
      )}
    </>
  );
};

export default CartButton;
