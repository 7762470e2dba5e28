import type { ApplicationStatus } from '../../contract/application-status.ts';
import type { Interview } from '../../contract/dashboard.ts';
import type { NewNotification } from '../notifications/store.ts';

type Message = Omit<NewNotification, 'createdAt'>;

export function offerExtended(position: string): Message {
  return {
    categoryTitle: 'Offers',
    message: `You have an offer for ${position}. Please read it and give us your answer.`,
    notificationType: 'action_required',
    redirectUrl: '/careers/offers',
  };
}

export function offerChanged(position: string): Message {
  return {
    ...offerExtended(position),
    message: `Your offer for ${position} has changed. Please read it and give us your answer.`,
  };
}

export function offerWithdrawn(position: string): Message {
  return {
    ...offerExtended(position),
    message: `Your offer for ${position} was withdrawn.`,
    notificationType: 'read_only',
  };
}

const moved: Record<Exclude<ApplicationStatus, 'submitted'>, (position: string) => string> = {
  in_review: (position) => `Your application for ${position} has moved on: the hiring team is reading it.`,
  interview: (position) =>
    `Your application for ${position} has moved on: the hiring team would like to talk to you.`,
  offer: (position) => `Your application for ${position} has moved on: you are to have an offer.`,
  hired: (position) => `Your application for ${position} has led to the job. Welcome!`,
  not_selected: (position) =>
    `Your application for ${position} has ended: the hiring team has chosen somebody else.`,
  withdrawn: (position) => `Your application for ${position} was withdrawn.`,
};

export function statusChanged(position: string, status: keyof typeof moved): Message {
  return {
    categoryTitle: 'Applications',
    message: moved[status](position),
    notificationType: 'read_only',
    redirectUrl: '/careers/dashboard?tab=applications',
  };
}

const interviewNames: Record<Interview['kind'], string> = {
  phone: 'telephone interview',
  video: 'video interview',
  onSite: 'interview',
};

/** @param change what has become of it */
export function interviewPlanned(
  { kind, title }: Pick<Interview, 'kind' | 'title'>,
  change: 'is planned' | 'has changed' | 'was cancelled',
): Message {
  return {
    categoryTitle: 'Interviews',
    message: `Your ${interviewNames[kind]} “${title}” ${change}.`,
    notificationType: 'read_only',
    redirectUrl: '/careers/interviews',
  };
}

export function invited(event: string, isNew: boolean): Message {
  return {
    categoryTitle: 'Events',
    message: isNew ? `You are invited to ${event}.` : `${event}, which you are invited to, has changed.`,
    notificationType: 'read_only',
    redirectUrl: '/careers/dashboard?tab=events',
  };
}

export function formToFillIn(title: string, isNew: boolean): Message {
  return {
    categoryTitle: 'Forms',
    message: isNew
      ? `Please fill in “${title}”.`
      : `“${title}”, which you were asked to fill in, has changed.`,
    notificationType: 'action_required',
    redirectUrl: '/careers/forms/center',
  };
}
