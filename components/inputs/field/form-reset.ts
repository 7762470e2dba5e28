/** What may be in a form: controls know theirs, which need not be around them. */
type InForm = Element & { form?: HTMLFormElement | null };

/** Calls back each time that the form of an element has been reset. @returns stops that */
export const onFormReset = (element: InForm | null, onReset: () => void): (() => void) => {
  const form = element?.form ?? element?.closest('form');
  let timer: ReturnType<typeof setTimeout>;
  // the event comes before the controls have their first values again
  const later = () => {
    timer = setTimeout(onReset);
  };
  form?.addEventListener('reset', later);
  return () => {
    clearTimeout(timer);
    form?.removeEventListener('reset', later);
  };
};
