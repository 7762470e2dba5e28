import type { FormDefinition } from '@portico/core/forms';

/** How to reach whoever applies; the names are those of the profile on the wire. */
export const contactForm = {
  sections: [
    {
      title: 'Contact details',
      items: [
        {
          name: 'firstname',
          type: 'text',
          label: 'First name',
          textOptions: { autocomplete: 'given-name' },
          required: true,
          rules: [{ type: 'maxLength', value: 100 }],
        },
        {
          name: 'lastname',
          type: 'text',
          label: 'Last name',
          textOptions: { autocomplete: 'family-name' },
          required: true,
          rules: [{ type: 'maxLength', value: 100 }],
        },
        {
          name: 'email',
          type: 'email',
          label: 'E-mail',
          required: true,
          rules: [{ type: 'maxLength', value: 320 }],
        },
        // a text, as clients of the public calls send it
        {
          name: 'phone',
          type: 'text',
          label: 'Phone',
          textOptions: { type: 'tel', autocomplete: 'tel' },
          rules: [{ type: 'phone' }, { type: 'maxLength', value: 40 }],
        },
        {
          name: 'location',
          type: 'text',
          label: 'Where you live',
          rules: [{ type: 'maxLength', value: 200 }],
        },
      ],
    },
  ],
} satisfies FormDefinition;
