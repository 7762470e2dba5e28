import { beforeEach } from 'vitest';
import { commands, page } from 'vitest/browser';
import './react-without-traces.ts';
// what every page loads: without it components have neither colours nor sizes, and pointer tests miss their targets
import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';

declare module 'vitest/browser' {
  interface BrowserCommands {
    leavePage: () => Promise<void>;
  }
}

/** As a page that was just loaded, however the test before has left the page that they share. */
async function beginAnew() {
  const { documentElement: html, body } = document;
  document.adoptedStyleSheets = [];
  for (const name of html.getAttributeNames()) if (name !== 'lang') html.removeAttribute(name);
  // Tab goes to what comes first
  body.tabIndex = -1;
  body.focus();
  body.removeAttribute('tabindex');
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  await commands.leavePage();
}

beforeEach(beginAnew);
