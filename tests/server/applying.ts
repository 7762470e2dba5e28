import type { SubmitData } from '../../reference-app/contract/apply.ts';
import type { EmployerConfigInput } from '../../reference-app/contract/employer-config.ts';
import type { Browser } from './harness.ts';

export const ada = { firstname: 'Ada', lastname: 'Example', email: 'ada@mail.example' };

/** Asks everybody why, nurses for their number, and whoever likes how they found us. */
export const askingConfig: EmployerConfigInput = {
  pcsxConfig: {
    applyFormConfig: {
      questionnaires: [
        {
          definition: {
            sections: [
              {
                title: 'About this job',
                items: [
                  { name: 'why', type: 'textarea', label: 'Why this job?', required: true },
                  {
                    name: 'shift',
                    type: 'radio',
                    label: 'Which shift suits you?',
                    radioOptions: {
                      choices: [
                        { label: 'Day', value: 'day' },
                        { label: 'Night', value: 'night' },
                      ],
                    },
                  },
                ],
              },
            ],
          },
        },
        {
          departments: ['Nursing'],
          definition: {
            sections: [
              {
                title: 'Registration',
                items: [{ name: 'registration', type: 'text', label: 'Registration number', required: true }],
              },
            ],
          },
        },
        {
          isVoluntary: true,
          definition: {
            sections: [
              {
                title: 'If you like',
                items: [
                  {
                    name: 'found',
                    type: 'select',
                    label: 'How did you find us?',
                    selectOptions: {
                      choices: [
                        { label: 'A friend', value: 'friend' },
                        { label: 'A fair', value: 'fair' },
                      ],
                    },
                  },
                ],
              },
            ],
          },
        },
      ],
    },
  },
};

/** Sends an application as a page does. */
export function apply(
  browser: Browser,
  pids: string,
  { profile = ada, answers = { why: 'I like people.' } }: { profile?: object; answers?: object } = {},
) {
  return browser.write<SubmitData>('POST', `/api/application/v2/submit?pids=${pids}`, {
    body: { stringifiedProfile: JSON.stringify(profile), stringifiedQuestions: JSON.stringify(answers) },
  });
}
