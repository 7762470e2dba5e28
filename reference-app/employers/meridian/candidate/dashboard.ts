import type { NewDashboard } from '../../../server/dashboard/write.ts';
import { daysFrom, openJob, type DemoMoment } from '../../demo-candidate.ts';
import { reminder } from '../offers.ts';

const timeZone = 'Europe/Amsterdam';

export function dashboard(moment: DemoMoment): NewDashboard {
  const { now } = moment;
  const job = (place: number) => openJob(moment, 'Nursing', place);
  const about = (place: number) => ({ title: job(place).title, positionId: job(place).id });
  const nowhere = { place: '', link: '', phoneNumber: '' };
  return {
    nudges: [
      {
        kind: 'offer',
        title: 'An offer waits for your answer',
        text: reminder,
        link: '/careers/offers',
        linkLabel: 'Read the offer',
        // tomorrow is seen from now
        createdAt: now,
      },
      {
        kind: 'form',
        title: 'Two forms before your first day',
        text: 'Right to work is due within a week. The occupational health questionnaire is half done.',
        link: '/careers/forms/center',
        linkLabel: 'Go to your forms',
        createdAt: daysFrom(now, -2, '09:00'),
      },
      {
        kind: 'interview',
        title: 'Get ready for your interview',
        text: 'Three pages on how we interview, and what we would like to hear about.',
        link: '/careers/interviews',
        linkLabel: 'See the interview',
        createdAt: daysFrom(now, -3, '09:00'),
      },
      {
        kind: 'profile',
        title: 'Say which certificates you hold',
        text: 'Candidates with certificates in their profile hear from us about twice as fast.',
        link: '/careers/profile',
        linkLabel: 'Add certificates',
        createdAt: daysFrom(now, -9, '09:00'),
      },
    ],
    interviews: [
      {
        ...nowhere,
        ...about(1),
        kind: 'video',
        startsAt: daysFrom(now, 2, '09:30'),
        durationMinutes: 45,
        timeZone,
        link: 'https://meet.meridian.example/r/7k2-fq9',
        interviewers: [
          { name: 'Noor Bakker', role: 'Ward manager, paediatrics' },
          { name: 'Daniel Whitlock', role: 'Talent partner' },
        ],
        isCancelled: false,
      },
      {
        ...nowhere,
        ...about(2),
        kind: 'onSite',
        startsAt: daysFrom(now, 9, '12:00'),
        durationMinutes: 120,
        timeZone,
        place: 'Meridian Children’s Hospital, Westzeedijk 118, Rotterdam. Ask for Noor at the north desk.',
        interviewers: [
          { name: 'Noor Bakker', role: 'Ward manager, paediatrics' },
          { name: 'Dr Elif Sancak', role: 'Head of paediatric medicine' },
          { name: 'Joris van Dam', role: 'Staff nurse' },
        ],
        isCancelled: false,
      },
      {
        ...nowhere,
        ...about(3),
        kind: 'phone',
        startsAt: daysFrom(now, 5, '14:00'),
        durationMinutes: 20,
        timeZone,
        phoneNumber: '+31 10 704 0704',
        interviewers: [{ name: 'Lucía Ferreyra', role: 'Recruiter' }],
        isCancelled: true,
      },
      {
        ...nowhere,
        ...about(1),
        kind: 'phone',
        startsAt: daysFrom(now, -8, '08:30'),
        durationMinutes: 30,
        timeZone,
        phoneNumber: '+31 10 704 0704',
        interviewers: [{ name: 'Daniel Whitlock', role: 'Talent partner' }],
        isCancelled: false,
      },
    ],
    events: [
      {
        title: 'Open evening at Meridian Children’s Hospital',
        description:
          'A walk through the wards, soup, and an hour with the nurses who would be your colleagues.',
        startsAt: daysFrom(now, 6, '16:00'),
        endsAt: daysFrom(now, 6, '18:30'),
        timeZone,
        place: 'Westzeedijk 118, Rotterdam',
        link: 'https://events.meridian.example/open-evening',
      },
      {
        title: 'How we plan shifts: questions and answers',
        description: 'Forty minutes online with two ward managers. Cameras may stay off.',
        startsAt: daysFrom(now, 13, '17:00'),
        endsAt: daysFrom(now, 13, '17:40'),
        timeZone,
        place: '',
        link: 'https://events.meridian.example/shifts',
      },
      {
        title: 'Nursing careers fair',
        description: 'Meet us at stand 14.',
        startsAt: daysFrom(now, -15, '08:00'),
        endsAt: daysFrom(now, -15, '15:00'),
        timeZone,
        place: 'Ahoy, Ahoyweg 10, Rotterdam',
        link: '',
      },
    ],
    referrals: [
      {
        name: 'Tomasz Wieczorek',
        positionId: job(4).id,
        positionName: job(4).title,
        status: 'applied',
        referredAt: daysFrom(now, -9, '19:45'),
      },
      {
        name: 'Hanna Lindgren',
        positionId: job(6).id,
        positionName: job(6).title,
        status: 'interviewing',
        referredAt: daysFrom(now, -24, '10:10'),
      },
      {
        name: 'Samuel Adeyemi',
        positionId: job(7).id,
        positionName: job(7).title,
        status: 'invited',
        referredAt: daysFrom(now, -1, '20:30'),
      },
      {
        name: 'Greta Vos',
        positionId: null,
        positionName: 'Theatre Nurse',
        status: 'hired',
        referredAt: daysFrom(now, -140, '12:00'),
      },
    ],
  };
}
