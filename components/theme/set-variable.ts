/**
 * Sets a variable of a stylesheet on an element, for what only script knows.
 *
 * @param variable as `createVar` makes it: `var(--name)`
 * @param value undefined takes it away again
 */
export function setVariable(element: HTMLElement, variable: string, value: string | undefined): void {
  const name = variable.slice('var('.length, -')'.length);
  if (value === undefined) element.style.removeProperty(name);
  else element.style.setProperty(name, value);
}
