import type { ComponentPropsWithRef, FocusEventHandler } from 'react';

type Events = Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange'> & {
  onBlur?: FocusEventHandler<HTMLInputElement>;
};

/** What a group of radio buttons takes: its own props, those of each `<input>`, and what else goes to the `<fieldset>`. */
export type RadiosProps<Own> = Own &
  Events &
  Omit<
    ComponentPropsWithRef<'fieldset'>,
    keyof Own | keyof Events | 'form' | 'role' | 'className' | 'style' | 'children'
  >;
