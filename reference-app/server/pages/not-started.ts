import type { Locale } from '@portico/core/messages';
import { serverPages } from '../messages/texts.ts';

/** In the system's own type and in colours of its own, since a page that is not whole may lack its styles as well. */
export const notStartedCss =
  '#not-started{padding-block:6px;padding-inline:16px;background:#7f1d1d;color:#fff;font:14px/24px system-ui,sans-serif;text-align:center;position:sticky;inset-block-start:0;z-index:700}#not-started p{margin:0}#not-started a{color:inherit}';

/**
 * Says that the page's script cannot start. A template, taken out of it then: before that it is no part of the page, whose first
 * link is the one that skips to its content. Its own link leads to the page itself.
 */
export function notStarted(locale: Locale): string {
  const t = serverPages(locale);
  return `<template id="not-started-text"><div id="not-started" role="alert"><p>${t('notStarted.text')} <a href="">${t('notStarted.again')}</a></p></div></template>`;
}

/**
 * Runs in the head of each document, before anything can be pressed: pages are painted seconds before the script that hears
 * what is done to them. It remembers what was chosen in controls, and which plain button or summary was pressed last;
 * client/entry-browser.tsx takes over both handlers, and client/app/early-input.ts does it all once more. Events, since
 * states alone do not tell a choice from what the browser restores on the way back. And it tells people when that script, or
 * one that it needs, cannot be had.
 */
export const earlyScript = [
  'early={changed:new Map};',
  'onchange=({target:t})=>early.changed.set(t,t.selectedIndex??t.checked);',
  'onclick=e=>early.pressed=e.target.closest("#root :is(button[type=button],summary)");',
  'addEventListener("error",({target:t})=>{if(t.type=="module")document.body.prepend(document.getElementById("not-started-text").content)},true)',
].join('');
