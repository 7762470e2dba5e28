/** Leaves Escape to a search that has something to clear, to toasts, and to what says that it keeps it: Radix hears the key before they do. */
export function keepForField(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const isSearch = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  if (isSearch || target.closest('[data-toasts], [data-keeps-escape]')) event.preventDefault();
}
