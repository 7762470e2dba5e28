import type { FormDefinition } from '@portico/components/forms';

const yesNo = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];

export const rightToWork: FormDefinition = {
  sections: [
    {
      title: 'Your permission to work',
      items: [
        {
          name: 'nationality',
          type: 'select',
          label: 'Nationality',
          required: true,
          selectOptions: {
            placeholder: 'Choose',
            choicesSortOrder: 'asc',
            choices: [
              { label: 'Dutch', value: 'NL' },
              { label: 'Belgian', value: 'BE' },
              { label: 'German', value: 'DE' },
              { label: 'British', value: 'GB' },
              { label: 'Nigerian', value: 'NG' },
              { label: 'Indian', value: 'IN' },
              { label: 'Another', value: 'other' },
            ],
          },
        },
        {
          name: 'needsPermit',
          type: 'radio',
          label: 'Do you need a permit to work here?',
          help: 'Citizens of the European Union and Switzerland need none.',
          required: true,
          radioOptions: { direction: 'horizontal', choices: yesNo },
        },
        {
          name: 'permitUntil',
          type: 'date',
          label: 'Permit valid until',
          required: true,
          visibleFn: { field: 'needsPermit', is: ['yes'] },
          dateOptions: { enableFrom: 0 },
        },
      ],
    },
    {
      title: 'Your papers',
      items: [
        {
          name: 'papers',
          type: 'checkbox',
          label: 'Which papers can you show on your first day?',
          required: true,
          checkboxOptions: {
            choices: [
              { label: 'Passport', value: 'passport' },
              { label: 'Identity card', value: 'identity_card' },
              { label: 'Residence permit', value: 'residence_permit' },
            ],
          },
        },
        {
          name: 'isTrue',
          type: 'checkboxItem',
          label: 'All of this is true and complete',
          required: true,
        },
      ],
    },
  ],
};

export const occupationalHealth: FormDefinition = {
  sections: [
    {
      title: 'Your health at work',
      items: [
        {
          name: 'about',
          type: 'instruction',
          label:
            'Only occupational health reads your answers. Your manager is told what you need, never why.',
        },
        {
          name: 'nightWork',
          type: 'radio',
          label: 'Night shifts',
          required: true,
          radioOptions: {
            choices: [
              { label: 'Yes', value: 'yes' },
              { label: 'Now and then', value: 'sometimes' },
              { label: 'No', value: 'no' },
            ],
          },
        },
        {
          name: 'vaccinations',
          type: 'checkbox',
          label: 'Which vaccinations have you had?',
          checkboxOptions: {
            choices: [
              { label: 'Hepatitis B', value: 'hepatitis_b' },
              { label: 'Measles, mumps and rubella', value: 'mmr' },
              { label: 'Chickenpox', value: 'varicella' },
              { label: 'Influenza, this season', value: 'influenza' },
            ],
          },
        },
      ],
    },
    {
      title: 'What would help you',
      items: [
        {
          name: 'needsAdjustments',
          type: 'radio',
          label: 'Do you need anything to be adjusted for you?',
          required: true,
          radioOptions: { direction: 'horizontal', choices: yesNo },
        },
        {
          name: 'adjustments',
          type: 'textarea',
          label: 'What should be different?',
          required: true,
          visibleFn: { field: 'needsAdjustments', is: ['yes'] },
          rules: [{ type: 'maxLength', value: 1_000 }],
        },
      ],
    },
  ],
};

const contactItems = [
  { name: 'name', type: 'text', label: 'Name', required: true },
  {
    name: 'phone',
    type: 'phone',
    label: 'Phone',
    required: true,
    phoneOptions: { defaultCountryCode: 'NL' },
  },
] as const;

export const emergencyContacts: FormDefinition = {
  sections: [
    {
      title: 'Whom may we call?',
      items: [
        {
          name: 'contacts',
          type: 'dynamicList',
          label: 'Emergency contacts',
          rules: [
            { type: 'minLength', value: 1 },
            { type: 'maxLength', value: 3 },
          ],
          dynamicListOptions: {
            addButton: { text: 'Add a contact' },
            items: contactItems,
          },
        },
      ],
    },
  ],
};

export const confidentiality: FormDefinition = {
  sections: [
    {
      title: 'Confidentiality',
      items: [
        {
          name: 'text',
          type: 'instruction',
          label:
            'What I learn about patients, their families and my colleagues stays where I learned it, also after I have left.',
        },
        { name: 'name', type: 'text', label: 'Full name', required: true },
        { name: 'agrees', type: 'checkboxItem', label: 'I promise this', required: true },
      ],
    },
  ],
};

export const interviewFeedback: FormDefinition = {
  sections: [
    {
      title: 'Your telephone interview',
      items: [
        { name: 'stars', type: 'star_rating', label: 'Your rating', required: true },
        {
          name: 'better',
          type: 'textarea',
          label: 'What should we do better?',
          rules: [{ type: 'maxLength', value: 1_000 }],
        },
      ],
    },
  ],
};
