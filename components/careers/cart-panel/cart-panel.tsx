import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { CartIcon, TrashIcon } from '../../display/icon/icon.tsx';
import { Status } from '../../display/status/status.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../feedback/live-announcer/live-announcer.ts';
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
  /** Puts a job back that was just taken out. `false`: it failed. */
  onRestore: (id: string) => Promise<boolean>;
  /** In an empty cart, such as a `Button` to the search. */
  emptyAction?: ReactNode;
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

/** The jobs that people put aside to apply for together. */
export function CartPanel({
  jobs,
  now,
  renderLink,
  onRemove,
  onRestore,
  emptyAction,
  applyHref,
  onApply,
  ...rest
}: CartPanelProps) {
  const text = useMessages<keyof typeof keys>('cart-panel', english);
  const announce = useAnnounce();
  const body = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState<CartChanges<CartJob>>({ removed: [], restored: [] });
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

  const forget = (ids: readonly string[]) =>
    setChanges(({ removed, restored }) => ({
      removed: removed.filter((id) => !ids.includes(id)),
      restored: restored.filter(({ job }) => !ids.includes(job.id)),
    }));
  /** Waits for the server; takes the change back where it fails, and says so. */
  const settle = async (answer: Promise<boolean>, ids: readonly string[], message: string) => {
    let isDone = false;
    try {
      isDone = await answer;
    } finally {
      if (!isDone) {
        forget(ids);
        // another removal can still be undone
        setLast((shown) => (shown && ids.includes(shown.job.id) ? undefined : shown));
        setFailure(message);
      }
    }
  };
  const remove = (ids: readonly string[], said: string, failed: string) => {
    setFailure('');
    setChanges(({ removed, restored }) => ({
      removed: [...removed, ...ids],
      restored: restored.filter(({ job }) => !ids.includes(job.id)),
    }));
    announce(said);
    void settle(onRemove(ids), ids, failed);
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
    setChanges(({ removed, restored }) => ({
      removed: removed.filter((other) => other !== id),
      restored: [...restored, { job, index }],
    }));
    next.current = `[data-remove="${CSS.escape(id)}"]`;
    announce(text('restored', { title }));
    void settle(onRestore(id), [id], text('restoreFailed', { title }));
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

  const apply = text('apply', { count: valid.length });
  const footer = () => {
    if (valid.length === 0) return undefined;
    if (applyHref !== undefined)
      return (
        <Button variant="primary" href={applyHref} renderLink={renderLink}>
          {apply}
        </Button>
      );
    return onApply ? (
      <Button variant="primary" onClick={() => onApply(valid.map(({ id }) => id))}>
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
