import type { ThemeFont } from '@portico/tokens';
import { createContext } from 'react';

/** What a part that comes late chooses for; such parts take no props. */
export type Choice = {
  /** What it is for. */
  name: string;
  value: string;
  isLocked: boolean;
  /** @param needs with the fonts that the value names, of which the theme may have others */
  onChoose: (value: string, needs?: readonly ThemeFont[]) => void;
};

export const ChoiceContext = createContext<Choice | undefined>(undefined);
