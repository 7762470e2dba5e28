import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
import { changedCart, openChanges, type CartChanges, type Place } from './cart.ts';
import * as styles from './cart-panel.css.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

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

/** Whether a job is to be in the cart, and what to say where the server does not do it. */
type Wish = { isIn: boolean; failed: string };

/** `ref` and all other props go to the panel’s element. State for selectors and tests: `data-state` of the panel. */
export type CartPanelProps = OwnProps &
  Apply &
  Omit<DrawerProps, keyof OwnProps | keyof Apply | 'title' | 'description' | 'footer' | 'children'>;

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
  const announce = useAnnounce();
  const body = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<CartChanges<CartJob>>({
    removed: [],
    restored: [],
    underWay: [],
  });
  /** The job that was removed last, while that can be undone. */
  const [last, setLast] = useState<Place<CartJob>>();
  const [failure, setFailure] = useState('');
  const open = openChanges(jobs, changes);
  if (open.removed.length + open.restored.length < changes.removed.length + changes.restored.length)
    setChanges(open);
  const cart = changedCart(jobs, open);
  const valid = cart.filter(({ invalid }) => !invalid);
  const invalidIds = cart.filter(({ invalid }) => invalid).map(({ id }) => id);

  // what had the focus goes with what was pressed
  const next = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (next.current === undefined || !body.current) return;
    focusOn(body.current.querySelector<HTMLElement>(next.current) ?? body.current);
    next.current = undefined;
  });

  const latest = useRef({ onRemove, onRestore });
  useLayoutEffect(() => {
    latest.current = { onRemove, onRestore };
  });
  /** What people want of each job that the server is asked about, and what to say if that fails. */
  const wishes = useRef(new Map<string, Wish>());
  const fail = (ids: readonly string[], message: string) => {
    setChanges(({ removed, restored, underWay }) => ({
      removed: removed.filter((id) => !ids.includes(id)),
      restored: restored.filter(({ job }) => !ids.includes(job.id)),
      underWay,
    }));
    // another removal can still be undone
    setLast((shown) => (shown && ids.includes(shown.job.id) ? undefined : shown));
    setFailure(message);
  };
  /** Asks the server one thing at a time of each job: the last wish is the one that comes true. */
  const ask = async (wanted: readonly string[], wish: Wish) => {
    const ids = wanted.filter((id) => !wishes.current.has(id));
    for (const id of wanted) wishes.current.set(id, wish);
    if (ids.length === 0) return;
    setChanges((before) => ({ ...before, underWay: [...before.underWay, ...ids] }));
    let isDone = false;
    try {
      const { onRemove: take, onRestore: putBack } = latest.current;
      isDone = await (wish.isIn ? putBack(ids[0]!) : take(ids));
    } finally {
      const wished = ids.map((id) => [id, wishes.current.get(id)!] as const);
      for (const id of ids) wishes.current.delete(id);
      setChanges((before) => ({
        ...before,
        underWay: before.underWay.filter((id) => !ids.includes(id)),
      }));
      const stillWanted = wished.flatMap(([id, { isIn }]) => (isIn === wish.isIn ? [id] : []));
      if (!isDone && stillWanted.length > 0) fail(stillWanted, wish.failed);
      // where the server has not done what nobody wants any more, there is nothing to take back
      for (const [id, other] of wished) if (isDone && other.isIn !== wish.isIn) void ask([id], other);
    }
  };
  const remove = (ids: readonly string[], said: string, failed: string) => {
    setFailure('');
    setChanges(({ removed, restored, underWay }) => ({
      removed: [...removed, ...ids],
      restored: restored.filter(({ job }) => !ids.includes(job.id)),
      underWay,
    }));
    announce(said);
    void ask(ids, { isIn: false, failed });
  };
  const removeOne = (job: CartJob) => {
    setLast({ job, index: cart.indexOf(job) });
    next.current = '[data-undo]';
    remove([job.id], text('removed', { title: job.title }), text('removeFailed', { title: job.title }));
  };
  const undo = ({ job, index }: Place<CartJob>) => {
    const { id, title } = job;
    setLast(undefined);
    setFailure('');
    setChanges(({ removed, restored, underWay }) => ({
      removed: removed.filter((other) => other !== id),
      restored: [...restored, { job, index }],
      underWay,
    }));
    next.current = `[data-remove="${CSS.escape(id)}"]`;
    announce(text('restored', { title }));
    void ask([id], { isIn: true, failed: text('restoreFailed', { title }) });
  };
  const removeInvalid = () => {
    setLast(undefined);
    next.current = 'ul';
    const count = invalidIds.length;
    remove(invalidIds, text('removedInvalid', { count }), text('removeInvalidFailed'));
  };

  const rows = cart.map((job) => {
    const { id, invalid, ...facts } = job;
    return (
      <JobCard
        key={id}
        as="li"
        {...facts}
        now={now}
        renderLink={renderLink}
        match={invalid ? <Status variant="warning">{text('invalid')}</Status> : undefined}
        action={
          <IconButton
            data-remove={id}
            label={text('remove', { title: job.title })}
            icon={<TrashIcon />}
            onClick={() => removeOne(job)}
          />
        }
      />
    );
  });
  if (last)
    rows.splice(
      last.index,
      0,
      <li key="undo" className={styles.removed}>
        <span>{text('removed', { title: last.job.title })}</span>
        <Button
          size="small"
          data-undo=""
          aria-label={text('undoOf', { title: last.job.title })}
          onClick={() => undo(last)}
        >
          {text('undo')}
        </Button>
      </li>,
    );

  const applied = valid.slice(0, maxApplyJobs);
  const apply =
    applied.length === valid.length
      ? text('apply', { count: valid.length })
      : text('applySome', { count: applied.length, total: valid.length });
  const footer = () => {
    if (valid.length === 0) return undefined;
    if (applyHref !== undefined)
      return (
        <Button variant="primary" href={applyHref} renderLink={renderLink}>
          {apply}
        </Button>
      );
    return onApply ? (
      <Button variant="primary" onClick={() => onApply(applied.map(({ id }) => id))}>
        {apply}
      </Button>
    ) : undefined;
  };
  return (
    <Drawer {...rest} title={text('title')} footer={footer()}>
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
              <Button size="small" onClick={removeInvalid}>
                {text('removeInvalid', { count: invalidIds.length })}
              </Button>
            }
          >
            {text('someInvalid', { count: invalidIds.length })}
          </InfoBar>
        ) : null}
        {applied.length < valid.length && (applyHref !== undefined || onApply) ? (
          <InfoBar variant="info">{text('atOnce', { count: applied.length })}</InfoBar>
        ) : null}
        {rows.length > 0 ? (
          <Stack as="ul" gap={3} aria-label={text('list')}>
            {rows}
          </Stack>
        ) : null}
        {cart.length === 0 ? (
          <EmptyState title={text('empty')} headingLevel={3} icon={<CartIcon />} actions={emptyAction}>
            {text('emptyHint')}
          </EmptyState>
        ) : null}
      </Stack>
    </Drawer>
  );
}
