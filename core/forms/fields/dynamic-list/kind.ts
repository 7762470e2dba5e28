import { kind } from '../../item/kind.ts';
import { isRecord } from '../../item/schema-problems.ts';
import type { Values } from '../../item/values.ts';
import type { DynamicListOptions } from './options.ts';

/** Rows of fields, as many as its rules allow: a list of objects by the names of the fields. */
export const dynamicList = kind<DynamicListOptions, Values[]>('dynamic-list', {
  isValue: (value) => Array.isArray(value) && value.every(isRecord),
  empty: () => [],
  isMissing: (value) => value.length === 0,
  rules: ['minLength', 'maxLength'],
  counts: 'items',
  needs: 'dynamicListOptions',
});
