import type { TokenPath } from '@portico/tokens';
import { createContext, useContext } from 'react';

/** Leads to a token's field: its section is chosen, its fold opened, and the focus is in it. */
export type ShowField = (path: TokenPath, scheme?: 'light' | 'dark') => void;

export const ShowFieldContext = createContext<ShowField>(() => undefined);

export const useShowField = (): ShowField => useContext(ShowFieldContext);
