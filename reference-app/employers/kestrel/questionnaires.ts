import type { EmployerQuestionnaires } from '../demo-applying.ts';

/** What Kestrel asks whoever applies. */
export const questionnaires: EmployerQuestionnaires = [
  {
    definition: {
      sections: [
        {
          title: 'About your work',
          items: [
            {
              name: 'built',
              type: 'textarea',
              label: 'Tell us about something you built or mended',
              required: true,
              rules: [{ type: 'maxLength', value: 3000 }],
            },
            {
              name: 'notice',
              type: 'text',
              label: 'Your notice period',
              rules: [{ type: 'maxLength', value: 100 }],
            },
          ],
        },
      ],
    },
  },
  {
    departments: ['Software, Firmware'],
    definition: {
      sections: [
        {
          title: 'Code',
          items: [
            {
              name: 'languages',
              type: 'checkbox',
              label: 'Which of these do you write?',
              required: true,
              checkboxOptions: {
                choices: [
                  { label: 'C++', value: 'cpp' },
                  { label: 'Rust', value: 'rust' },
                  { label: 'Python', value: 'python' },
                  { label: 'TypeScript', value: 'typescript' },
                  { label: 'None of them', value: 'none' },
                ],
              },
            },
          ],
        },
      ],
    },
  },
];
