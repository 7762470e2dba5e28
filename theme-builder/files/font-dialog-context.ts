import { createContext } from 'react';

/** Whether the fonts are open; what comes late takes no props. */
export type FontDialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export const FontDialogContext = createContext<FontDialogState | undefined>(undefined);
