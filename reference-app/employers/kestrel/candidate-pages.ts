import type { FormDefinition } from '@portico/components/forms';
import { daysFrom, openJob, type DemoMoment, type DemoPages } from '../demo-candidate.ts';

const timeZone = 'Europe/Berlin';

const equipment: FormDefinition = {
  sections: [
    {
      title: 'Your desk',
      items: [
        {
          name: 'system',
          type: 'radio',
          label: 'Operating system',
          required: true,
          radioOptions: {
            choices: [
              { label: 'Linux', value: 'linux' },
              { label: 'macOS', value: 'macos' },
              { label: 'Windows', value: 'windows' },
            ],
          },
        },
        {
          name: 'shoes',
          type: 'number',
          label: 'Size of safety shoes (EU)',
          required: true,
          rules: [
            { type: 'minValue', value: 34 },
            { type: 'maxValue', value: 50 },
          ],
        },
      ],
    },
  ],
};

/** What Mateus Villar finds on his pages: the same shapes as at another employer, and none of its rows. */
export function candidatePages(moment: DemoMoment): DemoPages {
  const { now } = moment;
  const job = openJob(moment, 'Software, Firmware', 0);
  return {
    notifications: [
      {
        categoryTitle: 'Interviews',
        message: `Your interview for ${job.title} is in three days. The task is in your mailbox.`,
        notificationType: 'action_required',
        redirectUrl: '/careers/interviews',
        createdAt: daysFrom(now, -1, '09:12'),
      },
      {
        categoryTitle: 'Applications',
        message: `We have received your application for ${job.title}.`,
        notificationType: 'read_only',
        redirectUrl: '/careers/dashboard',
        createdAt: daysFrom(now, -5, '17:40'),
        viewedAt: daysFrom(now, -5, '17:41'),
        clickedAt: daysFrom(now, -5, '17:41'),
      },
    ],
    dashboard: {
      nudges: [
        {
          kind: 'form',
          title: 'Tell us what you work with',
          text: 'So that your desk is ready when you are.',
          link: '/careers/forms/center',
          linkLabel: 'Open the form',
          createdAt: daysFrom(now, -1, '10:00'),
        },
      ],
      interviews: [
        {
          title: job.title,
          positionId: job.id,
          kind: 'onSite',
          startsAt: daysFrom(now, 3, '08:00'),
          durationMinutes: 90,
          timeZone,
          place: 'Kestrel Robotics, Hall 2, Am Moosfeld 9, Munich',
          link: '',
          phoneNumber: '',
          interviewers: [
            { name: 'Sigrid Holm', role: 'Head of people' },
            { name: 'Arash Tehrani', role: 'Lead, motion planning' },
          ],
          isCancelled: false,
        },
      ],
      events: [
        {
          title: 'Robots after work',
          description: 'Three short talks, and an hour in the test hall.',
          startsAt: daysFrom(now, 11, '16:30'),
          endsAt: daysFrom(now, 11, '19:00'),
          timeZone,
          place: 'Hall 2, Am Moosfeld 9, Munich',
          link: '',
        },
      ],
      referrals: [],
    },
    forms: [
      {
        tabId: 'start',
        title: 'Equipment',
        description: 'What your first day needs.',
        definition: equipment,
        status: 'open',
        values: {},
        updatedAt: daysFrom(now, -1, '10:00'),
        dueAt: daysFrom(now, 20, '22:59'),
      },
    ],
  };
}
