/** Calls back each time that a form has been reset. @returns stops that */
export const onFormReset = (form: HTMLFormElement | null | undefined, onReset: () => void): (() => void) => {
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
