import { kind } from '../../item/kind.ts';

/** One box; where it is required it has to be ticked. */
export const checkboxItem = kind<object, boolean>('checkbox-item', {
  isValue: (value) => typeof value === 'boolean',
  empty: () => false,
  isMissing: (value) => !value,
  read: (value, _item, { text }) => [text(value ? 'yes' : 'no')],
});
