/** Puts text into an input as typing does, so that whoever listens to its changes learns of it. */
export function enterText(input: HTMLInputElement, text: string): void {
  // past the setter that React lays over it, which would take the event for one that changes nothing
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
