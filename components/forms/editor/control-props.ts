import type { ComponentType } from 'react';
import type { OptionPath } from './editor-state.ts';
import type { Option, OptionShape } from './option-shapes.ts';

/** What a control of an option is given. */
export type ControlProps<Is extends OptionShape['is'] = OptionShape['is']> = {
  option: Option;
  shape: Extract<OptionShape, { is: Is }>;
  path: OptionPath;
  value: unknown;
  /** What it is called, where that is not its name in the catalogue. */
  label?: string;
};

/** For options in which there are options again. */
export type OuterControlProps<Is extends OptionShape['is']> = ControlProps<Is> & {
  /** Shows one of those inside. */
  control: ComponentType<ControlProps>;
};
