import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Lets the browser pretend that the reader forces colours, or asks for more contrast or less motion; see vitest.config.ts. */
    emulateMedia: (media: {
      forcedColors?: 'active' | 'none';
      contrast?: 'more' | 'no-preference';
      reducedMotion?: 'reduce' | 'no-preference';
    }) => Promise<void>;
  }
}

/** Looks at something as readers do who replace all colours by their own. */
export async function underForcedColors<Seen>(look: () => Seen | Promise<Seen>): Promise<Seen> {
  await commands.emulateMedia({ forcedColors: 'active' });
  try {
    return await look();
  } finally {
    await commands.emulateMedia({ forcedColors: 'none' });
  }
}
