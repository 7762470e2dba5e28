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
