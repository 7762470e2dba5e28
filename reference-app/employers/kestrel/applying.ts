import type { DemoApplying } from '../demo-applying.ts';

export const applying: readonly DemoApplying[] = [
  {
    email: 'candidate@kestrel.example',
    contact: {
      firstname: 'Mateus',
      lastname: 'Villar',
      email: 'candidate@kestrel.example',
      phone: '+1 412 555 0142',
      location: 'Pittsburgh, PA, United States',
    },
    applications: [
      {
        job: { open: 0 },
        daysAgo: 13,
        answers: {
          built:
            'A gripper out of a broken umbrella, which sorted washers for two years without a part bought.',
          notice: 'Six weeks',
          languages: ['cpp', 'python'],
        },
        since: [
          { status: 'in_review', daysAgo: 11, note: 'Two of our engineers are reading what you sent.' },
        ],
      },
      {
        job: { closed: 0 },
        daysAgo: 50,
        answers: { built: 'The test rig of my last team, and most of what broke on it.', languages: ['cpp'] },
        since: [{ status: 'not_selected', daysAgo: 31, note: 'We have filled this job from within.' }],
      },
    ],
    drafts: [
      {
        jobs: [{ open: 3 }],
        daysAgo: 1,
        content: { answers: { built: 'A weather station that' }, step: 'questions' },
      },
    ],
    saved: [{ open: 2 }, { open: 4 }],
    cart: [],
    searches: [
      {
        name: 'Firmware',
        search: 'filter_department=Software%252C%20Firmware&query=firmware',
        frequency: 'weekly',
        daysAgo: 9,
      },
    ],
  },
];
