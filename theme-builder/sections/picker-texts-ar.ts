import type { LibraryMessages } from '@portico/components';
import { colorPicker } from '@portico/components/locales/ar/parts';

export const texts: LibraryMessages = { 'color-picker': colorPicker };
