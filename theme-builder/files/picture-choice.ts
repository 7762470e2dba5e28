import { createContext } from 'react';

export type PictureChoice = {
  /** What the picture is for. */
  name: string;
  value: string;
  isLocked: boolean;
  onChoose: (address: string) => void;
};

/** Late parts take no props: what their button chooses for. */
export const PictureChoiceContext = createContext<PictureChoice | undefined>(undefined);
