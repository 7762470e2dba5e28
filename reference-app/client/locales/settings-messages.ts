import type { Messages } from '@portico/core/messages';
import type english from './settings/en-US.json';
import { createArea } from './area.tsx';

export type SettingsMessageKey = keyof typeof english;
export type SettingsMessages = Messages<SettingsMessageKey>;

/** What the settings say. */
export const settingsTexts = createArea<SettingsMessageKey>({
  'en-US': () => import('./settings/en-US.json?messages'),
  ar: () => import('./settings/ar.ts'),
});
