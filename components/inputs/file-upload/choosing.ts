import { page } from 'vitest/browser';

// what the tests of the field do to it

export const field = () => page.getByLabelText('CV', { exact: true });
export const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
export const rows = () => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const names = (files: FileList | null) => [...(files ?? [])].map(({ name }) => name);
export const file = (name: string, { type = '', size = 5 } = {}) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });
export function carrying(...files: File[]) {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
}
/** What the browser's chooser does when people have chosen; it is no part of the page. */
export function choose(...files: File[]) {
  input().files = carrying(...files).files;
  input().dispatchEvent(new Event('change', { bubbles: true }));
}
export const heard = () => document.querySelector('[data-pt-announcer="polite"]')?.textContent ?? '';
