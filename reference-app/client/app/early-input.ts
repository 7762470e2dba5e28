/** What the script in the document's head has heard (server/pages/not-started.ts). */
type Early = {
  /** What was chosen in controls: the index of a select's option, or whether a box is ticked. */
  changed: Map<EventTarget | null, number | boolean>;
  /** The plain button or summary that was pressed last, if nothing else was after it. */
  pressed?: HTMLElement | null;
};
declare global {
  interface Window {
    early: Early;
  }
}

/** Chooses again, as people do: React hears `change` of selects and `click` of boxes. */
function choose(control: Element, chosen: number | boolean | undefined) {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Number(chosen);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && control.defaultChecked !== chosen) {
    // by the element's own property, which React watches
    control.checked = !chosen;
    control.click();
  }
}

/** Does once more what people did before the page's script had come, when nobody heard it. Fields of text need nothing. */
export async function repeatEarlyInput(): Promise<void> {
  const { changed, pressed } = window.early;
  // what is done here is heard by React alone
  Object.assign(window, { onchange: null, onclick: null });
  for (const opened of document.querySelectorAll('#root details[open]'))
    opened.dispatchEvent(new Event('toggle'));
  // in the page's order: the language, which leaves the page, comes last
  for (const control of document.querySelectorAll('#root :is(select, [type=checkbox], [type=radio])')) {
    if (!changed.has(control)) continue;
    choose(control, changed.get(control));
    // what is chosen next adds to what that made of the page
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (pressed?.isConnected && pressed.matches('button')) pressed.click();
}
