import { whereAllowed } from './browser-storage.ts';

const storageKey = 'portico-typed';

type Kept = { address: string; texts: readonly (readonly [name: string, text: string])[] };

/** Fields of text, but for those of forms that keep a draft, and for passwords. */
const textFields =
  '#root :is(textarea, input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="tel"]))[name]:not([data-field] *)';

const fields = () => document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
const addressHere = () => window.location.pathname + window.location.search;

/** Keeps what is typed on this page in this tab, for when it is loaded again. */
export function keepTypedText(): void {
  const texts = [...fields()].map(({ name, value }) => [name, value] as const);
  const kept: Kept = { address: addressHere(), texts };
  whereAllowed(() => sessionStorage.setItem(storageKey, JSON.stringify(kept)));
}

/** Enters again what was kept, once, as typing does: React hears it. */
export function restoreTypedText(): void {
  const text = whereAllowed(() => sessionStorage.getItem(storageKey));
  if (!text) return;
  whereAllowed(() => sessionStorage.removeItem(storageKey));
  const kept = JSON.parse(text) as Kept;
  if (kept.address !== addressHere()) return;
  const left = [...kept.texts];
  for (const field of fields()) {
    const at = left.findIndex(([name]) => name === field.name);
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (!found || found[1] === field.value) continue;
    // past the setter that React lays over it, which would take the event for one that changes nothing
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, found[1]);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
