import { kinds, type FieldType } from '../fields/kinds.ts';

/** The types as people look for them; one that stands in no group comes last. */
const groups: readonly { id: string; types: readonly FieldType[] }[] = [
  { id: 'texts', types: ['text', 'textarea', 'email', 'number'] },
  { id: 'choices', types: ['radio', 'checkbox', 'dropdown', 'checkboxItem', 'star_rating'] },
  { id: 'dates', types: ['date', 'dateRange'] },
  { id: 'files', types: ['fileUpload', 'dynamicList'] },
  { id: 'personal', types: ['phone', 'skillSelector', 'ssn', 'sin'] },
  { id: 'reading', types: ['info', 'instruction', 'embedded_form', 'esignForm'] },
];

export const typeGroups: readonly { id: string; types: readonly FieldType[] }[] = [
  ...groups,
  {
    id: 'others',
    types: (Object.keys(kinds) as FieldType[]).filter(
      (type) => !groups.some(({ types }) => types.includes(type)),
    ),
  },
];
