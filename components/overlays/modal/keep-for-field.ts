/** Leaves Escape to a search that has something to clear, and to toasts: Radix hears the key before they do. */
export const keepForField = (event: KeyboardEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  if (isSearch || target.closest('[data-toasts]')) event.preventDefault();
};
