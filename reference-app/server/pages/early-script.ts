/**
 * Runs in the head of each document, before anything can be pressed: pages are painted seconds before the script that hears
 * what is done to them. It remembers what was chosen in controls, and which plain button or summary was pressed last;
 * client/entry-browser.tsx takes over both handlers, and client/app/early-input.ts does it all once more. Events, since
 * states alone do not tell a choice from what the browser restores on the way back. And it tells people when that script, or
 * one that it needs, cannot be had (not-started.ts).
 */
export const earlyScript = [
  'early={changed:new Map};',
  'onchange=({target:t})=>early.changed.set(t,t.selectedIndex??t.checked);',
  'onclick=e=>early.pressed=e.target.closest("#root :is(button[type=button],summary)");',
  'addEventListener("error",({target:t})=>{if(t.type=="module")document.body.prepend(document.getElementById("not-started-text").content)},true)',
].join('');
