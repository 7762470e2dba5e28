import type { PageWindow } from '../preview/page-window.ts';
import type { SchemeChoice } from '../store/editor-state.ts';
import { emulateForcedColors } from './forced-colors.ts';
import { emulateMedia } from './emulated-media.ts';
import { lengthenTexts } from './long-text.ts';
import type { ViewSettings } from './view-settings.ts';

/** Puts an attribute on the page's root; undefined leaves the page's own. @returns what brings that back */
function setOnRoot(root: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) return () => {};
  const before = root.getAttribute(name);
  root.setAttribute(name, value);
  return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
}

/** The browser's own setting for larger letters. */
function enlargeText(root: HTMLElement) {
  root.style.fontSize = '200%';
  return () => root.style.removeProperty('font-size');
}

/**
 * Shows the page of a frame as somebody else meets it. The language is in its address, and colour vision a filter over the
 * frame. @returns what takes everything back
 */
export function dressView(
  page: PageWindow,
  { direction, wishes, scheme }: Pick<ViewSettings, 'direction' | 'wishes'> & { scheme: SchemeChoice },
): () => void {
  const root = page.document.documentElement;
  const has = (wish: (typeof wishes)[number]) => wishes.includes(wish);
  const undo = [
    setOnRoot(root, 'dir', direction === 'page' ? undefined : direction),
    setOnRoot(root, 'data-pt-scheme', scheme === 'auto' ? undefined : scheme),
    ...(has('large') ? [enlargeText(root)] : []),
    emulateMedia(page, {
      ...(has('contrast') && { 'prefers-contrast': 'more' }),
      ...(has('still') && { 'prefers-reduced-motion': 'reduce' }),
    }),
    ...(has('forced') ? [emulateForcedColors(page)] : []),
    ...(has('long') ? [lengthenTexts(page)] : []),
  ];
  return () => {
    for (const takeBack of undo.toReversed()) takeBack();
  };
}
