import type { ComponentType } from 'react';
import type { FieldProps } from '../form/use-field.ts';

/** How a type of field looks. */
export type FieldComponent = ComponentType<FieldProps>;

// a folder's field.tsx is there from the start, its lazy-field.tsx when a definition asks for it
const ready = import.meta.glob<FieldComponent>('./*/field.tsx', { eager: true, import: 'default' });
const loaders = import.meta.glob<{ default: FieldComponent }>('./*/lazy-field.tsx');

const folderOf = (file: string) => file.split('/').at(-2) ?? '';
const byFolder = <Value>(files: Record<string, Value>): Map<string, Value> =>
  new Map(Object.entries(files).map(([file, value]) => [folderOf(file), value]));

/** How a kind of field looks, by its folder. */
export const fieldComponents = byFolder(ready);

/** Loads how a heavy kind of field looks, by its folder. */
export const fieldLoaders = byFolder(loaders);
