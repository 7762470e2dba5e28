/**
 * Takes the page under the theme builder out of reach, where nobody would see what has the focus.
 *
 * @param part of the theme builder @returns what brings the page back
 */
export function leaveAlone(part: Element): () => void {
  const hidden: HTMLElement[] = [];
  let own = part.closest('[data-portico-panel]');
  while (own && own !== document.body) {
    for (const beside of own.parentElement?.children ?? [])
      if (beside !== own && beside instanceof HTMLElement && !beside.inert) hidden.push(beside);
    own = own.parentElement;
  }
  for (const element of hidden) element.inert = true;
  return () => {
    for (const element of hidden) element.inert = false;
  };
}
