import type { LocalizedString } from '@internationalized/string';
import type { LibraryMessages } from '../messages/locale.tsx';

/** Catalogues by their files (`../shelf/component/messages/ar.json`) as catalogues by component. */
export const byComponent = (files: Record<string, Record<string, LocalizedString>>): LibraryMessages =>
  Object.fromEntries(
    Object.entries(files).map(([file, catalogue]) => [file.split('/').at(-3) ?? '', catalogue]),
  );
