/** Does one thing after the other, and of those that wait only the newest. What nothing is before begins at once. */
export function inTurn() {
  let next: (() => Promise<void>) | undefined;
  let isBusy = false;
  let isHeld = false;
  const take = () => {
    if (isHeld) return undefined;
    const act = next;
    next = undefined;
    return act;
  };
  const go = async () => {
    if (isBusy) return;
    isBusy = true;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let act = take(); act; act = take()) await act();
    isBusy = false;
  };
  return {
    /** @param act tells of its failures itself: it must not be rejected */
    add: (act: () => Promise<void>) => {
      next = act;
      void go();
    },
    isBusy: () => isBusy,
    isWaiting: () => next !== undefined,
    /** Nothing begins until `release`. */
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      void go();
    },
    forget: () => {
      next = undefined;
    },
  };
}
