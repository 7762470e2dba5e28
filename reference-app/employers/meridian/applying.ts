import type { DemoApplying } from '../demo-applying.ts';

const registration = { registrationBody: 'BIG-register', registrationNumber: '19048217230' };
const ready = { notice: 'month', shifts: ['days', 'evenings'], rightToWork: 'yes', ...registration };

export const applying: readonly DemoApplying[] = [
  {
    email: 'candidate@meridian.example',
    contact: {
      firstname: 'Amara',
      lastname: 'Okafor',
      email: 'candidate@meridian.example',
      phone: '+31 6 2345 6789',
      location: 'Rotterdam, Netherlands',
    },
    applications: [
      {
        job: { open: 0 },
        daysAgo: 41,
        answers: {
          ...ready,
          motivation:
            'I have looked after families for nine years and would like to do so where the ward decides its own rota.',
          ageGroup: '25to44',
        },
        since: [
          { status: 'in_review', daysAgo: 38, note: 'The hiring team is reading your application.' },
          { status: 'interview', daysAgo: 30, note: 'You met the team on the ward.' },
          {
            status: 'offer',
            daysAgo: 6,
            note: 'We would like you to join us. Your offer is waiting for you.',
          },
        ],
      },
      {
        job: { open: 1 },
        daysAgo: 16,
        answers: { ...ready, motivation: 'The team publishes what it learns from its mistakes. So do I.' },
        since: [
          { status: 'in_review', daysAgo: 14, note: 'The hiring team is reading your application.' },
          { status: 'interview', daysAgo: 10, note: 'We would like to get to know you.' },
        ],
      },
      {
        job: { open: 2 },
        daysAgo: 12,
        answers: {
          ...ready,
          motivation: 'I trained at a sister hospital and kept missing the way you work.',
        },
        since: [
          { status: 'in_review', daysAgo: 9, note: 'The hiring team is reading your application.' },
          { status: 'interview', daysAgo: 4, note: 'Come and see us.' },
        ],
      },
      {
        job: { open: 6 },
        daysAgo: 1,
        answers: { ...ready, motivation: 'It is the job I describe when people ask what I want to do next.' },
        since: [],
      },
      {
        job: { open: 3 },
        daysAgo: 25,
        answers: { ...ready, motivation: 'A step towards teaching.' },
        since: [
          { status: 'in_review', daysAgo: 22, note: 'The hiring team is reading your application.' },
          { status: 'withdrawn', daysAgo: 7, note: '' },
        ],
      },
      {
        job: { closed: 0 },
        daysAgo: 60,
        answers: { ...ready, motivation: 'I would like to learn from people who have done this for long.' },
        since: [
          { status: 'in_review', daysAgo: 55, note: 'The hiring team is reading your application.' },
          {
            status: 'not_selected',
            daysAgo: 33,
            note: 'We chose somebody with more experience of this kind of ward. Please do apply again.',
          },
        ],
      },
    ],
    drafts: [
      {
        jobs: [{ open: 8 }],
        daysAgo: 2,
        content: {
          profile: { firstname: 'Amara', lastname: 'Okafor', email: 'candidate@meridian.example' },
          answers: { motivation: 'What I liked about your open evening was', notice: 'month' },
          step: 'questions',
        },
      },
      {
        jobs: [{ open: 9 }, { open: 10 }],
        daysAgo: 5,
        content: { profile: { firstname: 'Amara', lastname: 'Okafor' }, step: 'contact' },
      },
      {
        jobs: [{ closed: 1 }],
        daysAgo: 20,
        content: { profile: { firstname: 'Amara' }, answers: { notice: 'quarter' }, step: 'questions' },
      },
    ],
    saved: [{ open: 5 }, { open: 7 }, { open: 11 }, { closed: 2 }],
    cart: [{ open: 12 }, { open: 13 }],
    searches: [
      {
        name: 'Nursing in London',
        search: 'location=London&filter_department=Nursing',
        frequency: 'daily',
        daysAgo: 18,
      },
      { name: 'Educators, anywhere', search: 'query=educator', frequency: 'weekly', daysAgo: 40 },
    ],
  },
];
