import type { ComponentType } from 'react';
import { late, type Late } from '../../theme/late.ts';
import type { FieldProps } from '../form/use-field.ts';

/** How a type of field looks. */
export type FieldComponent = ComponentType<FieldProps>;

// a folder's field.tsx is there from the start, its late-field.tsx when a definition asks for it
const ready = import.meta.glob<FieldComponent>('./*/field.tsx', { eager: true, import: 'default' });
const loaders = import.meta.glob<FieldComponent>('./*/late-field.tsx', { import: 'default' });

const folderOf = (file: string) => file.split('/').at(-2) ?? '';
const components = new Map(Object.entries(ready).map(([file, component]) => [folderOf(file), component]));
const lateComponents = new Map<string, Late<FieldComponent>>(
  Object.entries(loaders).map(([file, load]) => [folderOf(file), late(load)]),
);

/** How a kind of field looks, by its folder. */
export const componentOf = (folder: string): FieldComponent | undefined => components.get(folder);

/** How a heavy kind of field looks, by its folder. */
export const lateComponentOf = (folder: string): Late<FieldComponent> | undefined =>
  lateComponents.get(folder);
