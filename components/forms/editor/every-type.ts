import type { FieldType, FormDefinition, Item } from '@portico/core/forms';
import { kinds } from '@portico/core/forms/internal';

const choices = [
  { label: 'Day', value: 'day' },
  { label: 'Night', value: 'night' },
];
const own: Partial<Record<FieldType, object>> = {
  checkbox: { checkboxOptions: { choices } },
  radio: { radioOptions: { choices } },
  select: { selectOptions: { choices } },
  dropdown: { selectOptions: { choices } },
  dynamicList: {
    dynamicListOptions: { items: [{ name: 'title', type: 'text', label: 'Title' }] },
    rules: [{ type: 'maxLength', value: 3 }],
  },
  embedded_form: { embeddedFormOptions: { src: '/forms/tax' } },
  esignForm: { esignFormOptions: { src: '/forms/sign' } },
  text: { rules: [{ type: 'minLength', value: 2, message: 'Two letters at least' }] },
};

/** A form with an item of every type, as tests and stories show it. */
export const everyType: FormDefinition = {
  sections: [
    {
      title: 'Every type of field',
      items: (Object.keys(kinds) as FieldType[]).map(
        (type) => ({ name: type, type, label: `A ${type}`, ...own[type] }) as Item,
      ),
    },
  ],
};
