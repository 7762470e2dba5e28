import type { NewForm } from '../../../server/forms/store.ts';
import { daysFrom, type DemoMoment } from '../../demo-candidate.ts';
import {
  confidentiality,
  emergencyContacts,
  interviewFeedback,
  occupationalHealth,
  rightToWork,
} from '../form-definitions.ts';

/** All three states. */
export function forms({ now }: DemoMoment): NewForm[] {
  return [
    {
      tabId: 'before_you_start',
      title: 'Right to work',
      description: 'The law asks us to see that everybody who works here may. It takes about five minutes.',
      definition: rightToWork,
      status: 'open',
      values: {},
      updatedAt: daysFrom(now, -1, '08:10'),
      dueAt: daysFrom(now, 6, '22:59'),
    },
    {
      tabId: 'feedback',
      title: 'How was your telephone interview?',
      description: 'Two questions. Your interviewers never see who said what.',
      definition: interviewFeedback,
      status: 'open',
      values: {},
      updatedAt: daysFrom(now, -8, '10:00'),
      dueAt: null,
    },
    {
      tabId: 'health',
      title: 'Occupational health questionnaire',
      description: 'So that we can plan what you need before you are here.',
      definition: occupationalHealth,
      status: 'in_progress',
      values: { nightWork: 'sometimes', vaccinations: ['hepatitis_b', 'mmr'] },
      updatedAt: daysFrom(now, -2, '19:34'),
      dueAt: daysFrom(now, 13, '22:59'),
    },
    {
      tabId: 'before_you_start',
      title: 'Emergency contacts',
      description: 'Whom we call if something happens to you at work.',
      definition: emergencyContacts,
      status: 'completed',
      values: {
        contacts: [
          {
            name: 'Chidi Okafor',
            phone: { callingCode: '+31', number: '0612345678', selectedCountryCode: 'NL' },
          },
        ],
      },
      updatedAt: daysFrom(now, -5, '20:18'),
      dueAt: daysFrom(now, 6, '22:59'),
    },
    {
      tabId: 'before_you_start',
      title: 'Confidentiality',
      description: '',
      definition: confidentiality,
      status: 'completed',
      values: { name: 'Amara Okafor', agrees: true },
      updatedAt: daysFrom(now, -5, '20:25'),
      dueAt: null,
    },
  ];
}
