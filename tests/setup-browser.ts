import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';
import './react-without-stacks.ts';
// what every page loads: without it components have neither colours nor sizes, and pointer tests miss their targets
import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';

declare module 'vitest/browser' {
  interface BrowserCommands {
    leavePage: () => Promise<void>;
  }
}

// a test begins with the pointer nowhere, wherever the one before left it
beforeEach(() => commands.leavePage());
