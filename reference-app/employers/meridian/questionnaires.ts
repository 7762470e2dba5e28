import type { EmployerQuestionnaires } from '../demo-applying.ts';

/** What Meridian asks whoever applies. */
export const questionnaires: EmployerQuestionnaires = [
  {
    definition: {
      sections: [
        {
          title: 'About you and this job',
          items: [
            {
              name: 'motivation',
              type: 'textarea',
              label: 'What draws you to this job?',
              help: 'A few sentences are plenty.',
              required: true,
              rules: [{ type: 'maxLength', value: 2000 }],
            },
            {
              name: 'notice',
              type: 'select',
              label: 'When could you start?',
              required: true,
              selectOptions: {
                choices: [
                  { label: 'Straight away', value: 'now' },
                  { label: 'Within a month', value: 'month' },
                  { label: 'Within three months', value: 'quarter' },
                  { label: 'Later', value: 'later' },
                ],
              },
            },
            {
              name: 'shifts',
              type: 'checkbox',
              label: 'Which shifts suit you?',
              checkboxOptions: {
                choices: [
                  { label: 'Days', value: 'days' },
                  { label: 'Evenings', value: 'evenings' },
                  { label: 'Nights', value: 'nights' },
                  { label: 'Weekends', value: 'weekends' },
                ],
              },
            },
            {
              name: 'rightToWork',
              type: 'radio',
              label: 'May you work in the country of this job?',
              required: true,
              radioOptions: {
                choices: [
                  { label: 'Yes', value: 'yes' },
                  { label: 'Not yet', value: 'no' },
                ],
              },
            },
            {
              name: 'permit',
              type: 'text',
              label: 'Which permit would you need?',
              visibleFn: { field: 'rightToWork', is: ['no'] },
              rules: [{ type: 'maxLength', value: 200 }],
            },
          ],
        },
      ],
    },
  },
  {
    departments: ['Nursing', 'Medical Staff', 'Pharmacy', 'Rehabilitation'],
    definition: {
      sections: [
        {
          title: 'Your professional registration',
          items: [
            {
              name: 'registrationBody',
              type: 'text',
              label: 'Registered with',
              help: 'The council, board or register that licenses you.',
              required: true,
              rules: [{ type: 'maxLength', value: 120 }],
            },
            {
              name: 'registrationNumber',
              type: 'text',
              label: 'Registration number',
              required: true,
              rules: [{ type: 'maxLength', value: 40 }],
            },
            {
              name: 'registrationProof',
              type: 'fileUpload',
              label: 'Proof of your registration',
              help: 'If you have it at hand. You can also bring it to the interview.',
              fileUploadOptions: { allowedTypes: ['.pdf', '.jpg', '.jpeg', '.png'] },
              rules: [{ type: 'maxFileSizeMB', value: 5 }],
            },
            {
              name: 'certificates',
              type: 'fileUpload',
              label: 'Further certificates',
              help: 'Such as advanced life support.',
              rules: [{ type: 'maxLength', value: 5 }],
            },
          ],
        },
      ],
    },
  },
  {
    isVoluntary: true,
    definition: {
      sections: [
        {
          title: 'Equal opportunities (voluntary)',
          items: [
            {
              name: 'ageGroup',
              type: 'select',
              label: 'Age group',
              selectOptions: {
                choices: [
                  { label: 'Under 25', value: 'under25' },
                  { label: '25 to 44', value: '25to44' },
                  { label: '45 and over', value: '45plus' },
                  { label: 'I prefer not to say', value: 'unsaid' },
                ],
              },
            },
            {
              name: 'disability',
              type: 'radio',
              label: 'Do you consider yourself disabled?',
              radioOptions: {
                choices: [
                  { label: 'Yes', value: 'yes' },
                  { label: 'No', value: 'no' },
                  { label: 'I prefer not to say', value: 'unsaid' },
                ],
              },
            },
          ],
        },
      ],
    },
  },
];
