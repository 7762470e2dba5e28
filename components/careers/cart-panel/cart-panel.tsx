import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CartIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { Status } from '../../display/status/status.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Drawer, type DrawerProps } from '../../overlays/drawer/drawer.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import type { RenderLink } from '../../theme/link.ts';
import { JobCard, type JobCardProps } from '../job-card/job-card.tsx';
import { useCart, type Place } from './cart.ts';
import * as styles from './cart-panel.css.ts';
import type keys from '../../locales/en-US/cart-panel.json';
import english from '../../locales/en-US/cart-panel.json?messages';

export type CartJob = Pick<
  JobCardProps,
  'title' | 'href' | 'places' | 'workLocation' | 'department' | 'postedAt'
> & {
  /** Distinguishes it from the others. */
  id: string;
  /**
   * Nobody can apply for it any more.
   * @default false
   */
  invalid?: boolean;
};

type OwnProps = {
  /** What the server says is in the cart. */
  jobs: readonly CartJob[];
  /** What time it is for the server and for hydration; ms since 1970. */
  now: number;
  /** Renders the links to jobs through a client-side router. */
  renderLink?: RenderLink;
  /** Takes jobs out of the cart, which shows it at once. `false`: it failed, and they are shown again. */
  onRemove: (ids: readonly string[]) => Promise<boolean>;
  /** Puts a job back that was just taken out; called once the server has taken it out. `false`: it failed. */
  onRestore: (id: string) => Promise<boolean>;
  /** In an empty cart, such as a `Button` to the search. */
  emptyAction?: ReactNode;
  /**
   * How many jobs one application can be for. Of a cart with more, the first are applied for, and it says so.
   * @default Infinity
   */
  maxApplyJobs?: number;
};
type Apply =
  | {
      /** Where people apply for all jobs that are open; without it and `onApply` they cannot. */
      applyHref?: string;
      onApply?: undefined;
    }
  | {
      applyHref?: undefined;
      /** The user applies for all jobs that are open. */
      onApply: (ids: readonly string[]) => void;
    };

/** `ref` and all other props go to the panel’s element. State for selectors and tests: `data-state` of the panel. */
export type CartPanelProps = OwnProps &
  Apply &
  Omit<DrawerProps, keyof OwnProps | keyof Apply | 'title' | 'description' | 'footer' | 'children'>;

/** Changes the cart, says so aloud, and keeps the focus in `body`. */
function useCartButtons(cart: ReturnType<typeof useCart<CartJob>>, body: RefObject<HTMLElement | null>) {
  const text = useMessages<keyof typeof keys>('cart-panel', english);
  const announce = useAnnounce();
  // what had the focus goes with what was pressed
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined || !body.current) return;
    focusOn(body.current.querySelector<HTMLElement>(next.current) ?? body.current);
    next.current = undefined;
  });

  const removeOne = (job: CartJob) => {
    const { id, title } = job;
    next.current = '[data-undo]';
    announce(text('removed', { title }));
    cart.remove([id], text('removeFailed', { title }), { job, index: cart.jobs.indexOf(job) });
  };
  const undo = (place: Place<CartJob>) => {
    const { id, title } = place.job;
    next.current = `[data-remove="${CSS.escape(id)}"]`;
    announce(text('restored', { title }));
    cart.restore(place, text('restoreFailed', { title }));
  };
  const removeInvalid = (ids: readonly string[]) => {
    next.current = 'ul';
    announce(text('removedInvalid', { count: ids.length }));
    cart.remove(ids, text('removeInvalidFailed'));
  };
  return { removeOne, undo, removeInvalid };
}

type CartRowProps = Pick<JobCardProps, 'now' | 'renderLink'> & { job: CartJob; onRemove: () => void };

function CartRow({ job: { id, invalid, ...facts }, onRemove, ...rest }: CartRowProps) {
  const text = useMessages<keyof typeof keys>('cart-panel', english);
  return (
    <JobCard
      as="li"
      {...facts}
      {...rest}
      match={invalid ? <Status variant="warning">{text('invalid')}</Status> : undefined}
      action={
        <IconButton
          data-remove={id}
          label={text('remove', { title: facts.title })}
          icon={<TrashIcon />}
          onClick={onRemove}
        />
      }
    />
  );
}

function Removed({ job: { title }, onUndo }: { job: CartJob; onUndo: () => void }) {
  const text = useMessages<keyof typeof keys>('cart-panel', english);
  return (
    <li className={styles.removed}>
      <span>{text('removed', { title })}</span>
      <Button size="small" data-undo="" aria-label={text('undoOf', { title })} onClick={onUndo}>
        {text('undo')}
      </Button>
    </li>
  );
}

/** The jobs that people put aside to apply for together. */
export function CartPanel({
  jobs,
  now,
  renderLink,
  onRemove,
  onRestore,
  emptyAction,
  maxApplyJobs = Infinity,
  applyHref,
  onApply,
  ...rest
}: CartPanelProps) {
  const text = useMessages<keyof typeof keys>('cart-panel', english);
  const body = useRef<HTMLDivElement>(null);
  const cart = useCart(jobs, { onRemove, onRestore });
  const { removeOne, removeInvalid, undo } = useCartButtons(cart, body);
  const valid = cart.jobs.filter(({ invalid }) => !invalid);
  const invalidIds = cart.jobs.filter(({ invalid }) => invalid).map(({ id }) => id);

  const { last, failure } = cart;
  const rows = cart.jobs.map((job) => (
    <CartRow key={job.id} job={job} now={now} renderLink={renderLink} onRemove={() => removeOne(job)} />
  ));
  if (last) rows.splice(last.index, 0, <Removed key="undo" job={last.job} onUndo={() => undo(last)} />);

  const applied = valid.slice(0, maxApplyJobs);
  const count = applied.length;
  const apply =
    applyHref === undefined
      ? onApply && { onClick: () => onApply(applied.map(({ id }) => id)) }
      : { href: applyHref, renderLink };
  const footer =
    apply && valid.length > 0 ? (
      <Button variant="primary" {...apply}>
        {count === valid.length
          ? text('apply', { count })
          : text('applySome', { count, total: valid.length })}
      </Button>
    ) : undefined;
  return (
    <Drawer {...rest} title={text('title')} footer={footer}>
      <Stack ref={body} gap={3}>
        {failure === '' ? null : (
          <InfoBar variant="alert" live>
            {failure}
          </InfoBar>
        )}
        {invalidIds.length > 0 ? (
          <InfoBar
            variant="warning"
            action={
              <Button size="small" onClick={() => removeInvalid(invalidIds)}>
                {text('removeInvalid', { count: invalidIds.length })}
              </Button>
            }
          >
            {text('someInvalid', { count: invalidIds.length })}
          </InfoBar>
        ) : null}
        {apply && count < valid.length ? <InfoBar variant="info">{text('atOnce', { count })}</InfoBar> : null}
        {rows.length > 0 ? (
          <Stack as="ul" gap={3} aria-label={text('list')}>
            {rows}
          </Stack>
        ) : null}
        {cart.jobs.length === 0 ? (
          <EmptyState title={text('empty')} headingLevel={3} icon={<CartIcon />} actions={emptyAction}>
            {text('emptyHint')}
          </EmptyState>
        ) : null}
      </Stack>
    </Drawer>
  );
}
