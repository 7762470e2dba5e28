import type { NewNotification } from '../../../server/notifications/store.ts';
import { daysFrom, openJob, type DemoMoment } from '../../demo-candidate.ts';
import { reminder } from '../offers.ts';

const hour = 60 * 60 * 1000;

/** Both types, from some minutes to some weeks old: new, viewed and opened. */
export function notifications(moment: DemoMoment): NewNotification[] {
  const { now } = moment;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const job = (place: number) => openJob(moment, 'Nursing', place);
  return [
    {
      categoryTitle: 'Offers',
      message: `${reminder} Please read it and give us your answer.`,
      notificationType: 'action_required',
      redirectUrl: '/careers/offers',
      createdAt: ago(0.4),
    },
    {
      categoryTitle: 'Interviews',
      message: 'Noor Bakker has confirmed your video interview. You can join 15 minutes before it begins.',
      notificationType: 'read_only',
      redirectUrl: '/careers/interviews',
      createdAt: ago(3),
    },
    {
      categoryTitle: 'Forms',
      message: 'Please fill in “Right to work” before your first day. It takes about five minutes.',
      notificationType: 'action_required',
      redirectUrl: '/careers/forms/center',
      createdAt: ago(7),
    },
    {
      categoryTitle: 'Saved searches',
      message: '4 new jobs match “Paediatric nurse, within 50 km of Rotterdam”.',
      notificationType: 'read_only',
      redirectUrl: '/careers?query=paediatric%20nurse&location=Rotterdam',
      createdAt: ago(22),
    },
    {
      categoryTitle: 'Applications',
      message: `Your application for ${job(1).title} has moved on: the hiring team is reading it.`,
      notificationType: 'read_only',
      redirectUrl: '/careers/dashboard?tab=applications',
      createdAt: daysFrom(now, -2, '14:20'),
    },
    {
      categoryTitle: 'Documents',
      message: 'A reference is still missing. Please tell us whom we may ask.',
      notificationType: 'action_required',
      redirectUrl: '/careers/forms/center',
      createdAt: daysFrom(now, -3, '09:05'),
      viewedAt: daysFrom(now, -3, '18:40'),
    },
    {
      categoryTitle: 'Events',
      message: 'You are registered for the open evening at Meridian Children’s Hospital.',
      notificationType: 'read_only',
      redirectUrl: '/careers/dashboard?tab=events',
      createdAt: daysFrom(now, -4, '11:30'),
      viewedAt: daysFrom(now, -3, '18:40'),
      clickedAt: daysFrom(now, -3, '18:42'),
    },
    {
      categoryTitle: 'Referrals',
      message: 'Tomasz Wieczorek, whom you recommended, has applied. Thank you!',
      notificationType: 'read_only',
      redirectUrl: '/careers/dashboard?tab=referrals',
      createdAt: daysFrom(now, -6, '16:12'),
      viewedAt: daysFrom(now, -5, '08:15'),
    },
    {
      categoryTitle: 'Interviews',
      message: 'How was your telephone interview? Two questions, and no names are passed on.',
      notificationType: 'action_required',
      redirectUrl: '/careers/forms/center',
      createdAt: daysFrom(now, -8, '10:00'),
      viewedAt: daysFrom(now, -7, '20:03'),
    },
    {
      categoryTitle: 'Profile',
      message: 'We have read your new CV. Please look over the skills that we found in it.',
      notificationType: 'read_only',
      redirectUrl: '/careers/profile',
      createdAt: daysFrom(now, -11, '12:48'),
      viewedAt: daysFrom(now, -11, '13:00'),
      clickedAt: daysFrom(now, -11, '13:01'),
    },
    {
      categoryTitle: 'Saved jobs',
      message: `${job(5).title}, which you have saved, closes in three days.`,
      notificationType: 'read_only',
      redirectUrl: `/careers/job/${job(5).id}`,
      createdAt: daysFrom(now, -13, '07:30'),
      viewedAt: daysFrom(now, -12, '17:25'),
    },
    {
      categoryTitle: 'Applications',
      message: `We have received your application for ${job(2).title}.`,
      notificationType: 'read_only',
      redirectUrl: '/careers/dashboard?tab=applications',
      createdAt: daysFrom(now, -16, '21:14'),
      viewedAt: daysFrom(now, -16, '21:15'),
      clickedAt: daysFrom(now, -16, '21:15'),
    },
    {
      categoryTitle: 'Maintenance',
      message: 'The careers site was not to be reached for 20 minutes on Sunday morning. Nothing was lost.',
      notificationType: 'read_only',
      // nothing to open
      redirectUrl: '',
      createdAt: daysFrom(now, -20, '08:00'),
      viewedAt: daysFrom(now, -19, '19:30'),
    },
    {
      categoryTitle: 'Welcome',
      message: 'Your account is ready. Add your experience, and we can show how well jobs fit you.',
      notificationType: 'read_only',
      redirectUrl: '/careers/profile',
      createdAt: daysFrom(now, -31, '18:22'),
      viewedAt: daysFrom(now, -31, '18:23'),
      clickedAt: daysFrom(now, -31, '18:24'),
    },
  ];
}
