/** Work that is wanted often and done once per frame. */
export type Frame = { request: (work: () => void) => void; cancel: () => void };

export function createAnimationFrame(): Frame {
  let id: number | undefined;
  return {
    request: (work) => {
      id ??= requestAnimationFrame(() => {
        id = undefined;
        work();
      });
    },
    cancel: () => {
      if (id !== undefined) cancelAnimationFrame(id);
      id = undefined;
    },
  };
}
