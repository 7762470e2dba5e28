import { Button, Drawer, InfoBar, Skeleton } from '@portico/components';
import { CartPanel } from '@portico/components/cart-panel';
import { maximumPositions } from '@portico/core/jobs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { renderLink } from '../app/render-link.tsx';
import { requestMessage } from '../app/request-message.ts';
import { useAddress, useSite } from '../site/site.tsx';
import { cartTexts } from '../locales/texts.ts';
import { jobCartQuery } from '../request/queries/job-cart.ts';
import { changeCart } from './change-cart.ts';

type CartProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** Goes with the page that it was opened on, and leaves the focus to the next page then. */
function useCloseOnLeaving(close: () => void) {
  const { key } = useLocation();
  const opened = useRef(key);
  const hasLeft = useRef(false);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (opened.current === key) return;
    opened.current = key;
    hasLeft.current = true;
    leave();
  }, [key]);
  const [returnFocusTo] = useState(() => ({
    get current() {
      if (!hasLeft.current) return null;
      hasLeft.current = false;
      const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
      return heading ?? document.querySelector<HTMLElement>('#content');
    },
  }));
  return returnFocusTo;
}

function CartContent({ open, onOpenChange }: CartProps) {
  const site = useSite();
  const address = useAddress();
  const t = cartTexts.useTexts();
  const { data, error, refetch } = useQuery(jobCartQuery(site.api));
  useEffect(() => {
    // another tab or device may have changed it since; what is on its way already is waited for
    if (open) void refetch({ cancelRefetch: false });
  }, [open, refetch]);
  const [now] = useState(() => Date.now());
  const returnFocusTo = useCloseOnLeaving(() => onOpenChange(false));
  if (!data)
    return (
      <Drawer open={open} onOpenChange={onOpenChange} title={t('title')}>
        {error ? (
          <InfoBar
            variant="alert"
            live
            action={
              <Button size="small" onClick={() => void refetch()}>
                {site.t('app.retry')}
              </Button>
            }
          >
            {t('failed')} {requestMessage(error, site.t)}
          </InfoBar>
        ) : (
          <Skeleton lines={6} />
        )}
      </Drawer>
    );
  const invalid = new Set(data.invalidPositionIds);
  const known = data.jobCartData.map(({ id, name, location }) => ({
    id: String(id),
    title: name,
    href: address(`/careers/job/${id}`),
    places: location === '' ? [] : location.split('; '),
    invalid: invalid.has(String(id)),
  }));
  const gone = [...invalid]
    .filter((pid) => !known.some(({ id }) => id === pid))
    .map((id) => ({ id, title: t('gone', { id }), href: address(`/careers/job/${id}`), invalid: true }));
  const valid = known.filter((job) => !job.invalid).map(({ id }) => id);
  return (
    <CartPanel
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      jobs={[...known, ...gone]}
      now={now}
      renderLink={renderLink}
      onRemove={(pids) => changeCart(site, { pids, operation: 'remove' })}
      onRestore={(pid) => changeCart(site, { pids: [pid], operation: 'add' })}
      maxApplyJobs={maximumPositions}
      applyHref={address(`/careers/apply?pid=${valid.slice(0, maximumPositions).join(',')}`)}
      emptyAction={
        <Button href={address('/careers')} renderLink={renderLink}>
          {site.t('job.allJobs')}
        </Button>
      }
    />
  );
}

/** The jobs that somebody put aside, to apply for them together (CART-01, CART-02). */
const Cart = (props: CartProps) => <CartContent {...props} />;

export default Cart;
