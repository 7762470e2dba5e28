import { Button } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../site/site.tsx';
import { jobsTexts } from '../locales/texts.ts';
import { useShowToast } from '../app/toasts.tsx';
import { useWish } from '../app/use-wish.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';

/** Puts a job into the cart, or takes it out; where the employer has one (CART-01). */
export function CartToggle({ pid }: { pid: number }) {
  const site = useSite();
  const { api, boot } = site;
  const jobs = jobsTexts.useTexts();
  const showToast = useShowToast();
  // fetched by the cart's place in the navbar
  const { data } = useQuery({ ...jobCartQuery(api), enabled: false });
  const inCart = useWish(data?.jobCartData.some(({ id }) => id === pid) ?? false);
  if (!boot.configs.pcsxConfig.jobCartConfig.enabled) return null;
  const toggle = () =>
    inCart.make(!inCart.value, async () => {
      const { toggleInCart } = await import('./toggle-in-cart.ts');
      await toggleInCart(site, { pid, isIn: !inCart.value, showToast });
    });
  return (
    // of one width, in the cart or not: the visitor's cart comes after the page
    <Button variant="twoState" pressed={inCart.value} aria-busy={inCart.isPending} onClick={toggle}>
      {jobs('job.addToCart')}
    </Button>
  );
}
