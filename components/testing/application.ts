import { defineForm } from '@portico/core/forms';

const chapters = [
  'About you',
  'Where you live',
  'Your work so far',
  'Education',
  'Languages',
  'Skills',
  'Availability',
  'Travel',
  'Pay',
  'References',
  'Equal opportunities',
  'Consent',
] as const;

/** An application in twelve steps, in each of which something is required. */
export const application = defineForm({
  sections: chapters.map((title, index) => ({
    title,
    items: [
      {
        name: `answer${index + 1}`,
        type: 'text',
        label: `${title}: in a few words`,
        required: true,
      },
      {
        name: `more${index + 1}`,
        type: 'textarea',
        label: `${title}: anything else?`,
        newItem: index % 4 === 1,
        rules: [{ type: 'maxLength', value: 200 }],
      },
      {
        name: `mail${index + 1}`,
        type: 'email',
        label: `${title}: who knows more?`,
        newItem: index === 1,
      },
    ],
  })),
});
