import { createContext } from 'react';

/** What a part that comes late chooses for; such parts take no props. */
export type Choice = {
  /** What it is for. */
  name: string;
  value: string;
  isLocked: boolean;
  onChoose: (value: string) => void;
};

export const ChoiceContext = createContext<Choice | undefined>(undefined);
