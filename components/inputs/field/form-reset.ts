/** What may be in a form: controls know theirs, which need not be around them. */
type InForm = Element & { form?: HTMLFormElement | null };

/**
 * Calls back each time that the form of an element is reset, before its controls have their first values again.
 *
 * Heard at the document: a form looks for each of its own properties among its fields first, `addEventListener` too, which
 * takes Chromium half a millisecond in a form of a thousand while it is mounted, and finds a field of that name.
 *
 * @returns stops that
 */
export function whenFormResets(element: InForm | null, onReset: () => void): () => void {
  const root = element?.getRootNode();
  const look = ({ target }: Event) => {
    if (target === (element?.form ?? element?.closest('form'))) onReset();
  };
  root?.addEventListener('reset', look, true);
  return () => root?.removeEventListener('reset', look, true);
}

/** Calls back each time that the form of an element has been reset. @returns stops that */
export function afterFormReset(element: InForm | null, onReset: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stop = whenFormResets(element, () => {
    timer = setTimeout(onReset);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
