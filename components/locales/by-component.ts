import type { LocalizedString } from '@internationalized/string';
import type { LibraryMessages } from '../messages/locale.tsx';

/** Catalogs by their files (`./button.json`) as catalogs by component. */
export const byComponent = (files: Record<string, Record<string, LocalizedString>>): LibraryMessages =>
  Object.fromEntries(
    Object.entries(files).map(([file, catalog]) => [file.replace(/^.*\/|\.json$/g, ''), catalog]),
  );
