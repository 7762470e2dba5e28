import { optionId } from './list.tsx';

type Listed = {
  listId: string;
  /** Whether there is a list of options in view. */
  hasList: boolean;
  /** The place of the option that the keys have come to; -1 for none. */
  active: number;
};

/** What an input says of the list that it drives (APG: combobox). */
export const listInput = ({ listId, hasList, active }: Listed) =>
  ({
    role: 'combobox',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': hasList && active >= 0 ? optionId(listId, active) : undefined,
  }) as const;

/** That an answer is required: once something stands in tags, the browser need not ask for more. */
export const requiredInTags = (required: boolean | undefined, count: number) => ({
  required: required && count === 0,
  'aria-required': required,
});
