/** How the browser paints a colour of CSS. It stands for itself, so that it can also be sent to a page and run there. */
export function paintOf(color: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = color;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}
