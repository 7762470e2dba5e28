import { createContext, useContext } from 'react';
import type { ControlProps } from './control.ts';

/** The field that the colour picker is open for. */
export const PickedFieldContext = createContext<ControlProps | undefined>(undefined);

export const usePickedField = (): ControlProps => {
  const field = useContext(PickedFieldContext);
  if (!field) throw new Error('The colour picker is rendered outside of a field.');
  return field;
};
