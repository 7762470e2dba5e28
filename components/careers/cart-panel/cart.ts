import { useLayoutEffect, useRef, useState } from 'react';

type Job = { id: string };
/** A job and where in the cart it stands or stood. */
export type Place<Of extends Job> = { job: Of; index: number };

/** What people have asked for and the server has not said yet. */
export type CartChanges<Of extends Job> = {
  /** The jobs taken out. */
  removed: readonly string[];
  /** The jobs put back. */
  restored: readonly Place<Of>[];
  /** The jobs of which the server is asked something: until it is done with them, its cart says nothing of them. */
  underWay: readonly string[];
};

const has = (jobs: readonly Job[], id: string) => jobs.some((job) => job.id === id);

/** The cart as people asked for it. */
export const changedCart = <Of extends Job>(
  jobs: readonly Of[],
  { removed, restored }: Pick<CartChanges<Of>, 'removed' | 'restored'>,
): readonly Of[] =>
  restored
    .filter(({ job }) => !has(jobs, job.id))
    .reduce(
      (cart, { job, index }) => cart.toSpliced(index, 0, job),
      jobs.filter(({ id }) => !removed.includes(id)),
    );

/** The changes that the server’s cart does not have yet. */
export const openChanges = <Of extends Job>(
  jobs: readonly Of[],
  { removed, restored, underWay }: CartChanges<Of>,
): CartChanges<Of> => ({
  removed: removed.filter((id) => underWay.includes(id) || has(jobs, id)),
  restored: restored.filter(({ job }) => underWay.includes(job.id) || !has(jobs, job.id)),
  underWay,
});

/** The changes without those of some jobs. */
const without = <Of extends Job>(
  { removed, restored, underWay }: CartChanges<Of>,
  ids: readonly string[],
): CartChanges<Of> => ({
  removed: removed.filter((id) => !ids.includes(id)),
  restored: restored.filter(({ job }) => !ids.includes(job.id)),
  underWay,
});

type Server = {
  onRemove: (ids: readonly string[]) => Promise<boolean>;
  onRestore: (id: string) => Promise<boolean>;
};

/** Whether a job is to be in the cart, and what to say where the server does not do it. */
type Wish = { isIn: boolean; failed: string };

/** The cart as people change it, which the server is asked to do; `failed` is said where it does not. */
export function useCart<Of extends Job>(jobs: readonly Of[], server: Server) {
  const [changes, setChanges] = useState<CartChanges<Of>>({ removed: [], restored: [], underWay: [] });
  /** The job that was removed last, while that can be undone. */
  const [last, setLast] = useState<Place<Of>>();
  const [failure, setFailure] = useState('');
  const open = openChanges(jobs, changes);
  if (open.removed.length + open.restored.length < changes.removed.length + changes.restored.length)
    setChanges(open);

  const latest = useRef(server);
  useLayoutEffect(() => {
    latest.current = server;
  });
  /** What people want of each job that the server is asked about, and what to say if that fails. */
  const wishes = useRef(new Map<string, Wish>());
  /** Asks the server one thing at a time of each job: the last wish is the one that comes true. */
  const ask = async (wanted: readonly string[], wish: Wish) => {
    const ids = wanted.filter((id) => !wishes.current.has(id));
    for (const id of wanted) wishes.current.set(id, wish);
    if (ids.length === 0) return;
    setChanges((before) => ({ ...before, underWay: [...before.underWay, ...ids] }));
    let isDone = false;
    try {
      const { onRemove, onRestore } = latest.current;
      isDone = await (wish.isIn ? onRestore(ids[0]!) : onRemove(ids));
    } finally {
      const wished = ids.map((id) => [id, wishes.current.get(id)!] as const);
      for (const id of ids) wishes.current.delete(id);
      setChanges((before) => ({
        ...before,
        underWay: before.underWay.filter((id) => !ids.includes(id)),
      }));
      const stillWanted = wished.flatMap(([id, { isIn }]) => (isIn === wish.isIn ? [id] : []));
      if (!isDone && stillWanted.length > 0) {
        setChanges((before) => without(before, stillWanted));
        // another removal can still be undone
        setLast((shown) => (shown && stillWanted.includes(shown.job.id) ? undefined : shown));
        setFailure(wish.failed);
      }
      // where the server has not done what nobody wants any more, there is nothing to take back
      for (const [id, other] of wished) if (isDone && other.isIn !== wish.isIn) void ask([id], other);
    }
  };
  const remove = (ids: readonly string[], failed: string, undoable?: Place<Of>) => {
    setLast(undoable);
    setFailure('');
    setChanges((before) => ({ ...without(before, ids), removed: [...before.removed, ...ids] }));
    void ask(ids, { isIn: false, failed });
  };
  const restore = (place: Place<Of>, failed: string) => {
    const { id } = place.job;
    setLast(undefined);
    setFailure('');
    setChanges((before) => ({ ...without(before, [id]), restored: [...before.restored, place] }));
    void ask([id], { isIn: true, failed });
  };
  return { jobs: changedCart(jobs, open), last, failure, remove, restore };
}
