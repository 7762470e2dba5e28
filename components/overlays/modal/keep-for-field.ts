/** Leaves Escape to a search that has something to clear: Radix hears the key before the field does. */
export const keepForField = (event: KeyboardEvent): void => {
  const { target } = event;
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '')
    event.preventDefault();
};
