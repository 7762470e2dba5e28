import { z } from 'zod';
import { call } from './call.ts';
import { employerQuery } from './envelope.ts';
import { maximumRowId, rowParams } from './row.ts';

export const notificationTypes = ['read_only', 'action_required'] as const;

const notification = z.object({
  id: z.number().int(),
  /** What it is about, such as `Interviews`. */
  categoryTitle: z.string(),
  message: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  isClicked: z.boolean(),
  /** Empty = it leads nowhere. */
  redirectUrl: z.string(),
  notificationType: z.enum(notificationTypes),
});
export type Notification = z.infer<typeof notification>;

/** How many notifications one answer holds. */
export const notificationsPage = 100;

const notificationsQuery = employerQuery.extend({
  type_filter: z.enum(['action_required']).optional(),
  /** Those older than the one with this number. */
  before: z.coerce.number().int().min(1).max(maximumRowId).optional(),
});
const markBody = z.object({ domain: z.string().max(253).optional() }).nullish();
/** How many the candidate has not viewed yet. */
const badge = z.object({ count: z.number().int() });

const access = 'candidate';

export const notificationCalls = {
  list: call({
    method: 'GET',
    path: '/api/pcsx/notifications',
    summary: 'What the candidate was told, newest first',
    description:
      'A hundred at a time: `metadata.nextBefore` is what to send as `before` for those that follow, and null at the end. Pages neither repeat nor lose any while new ones come. Empty where the employer has not switched notifications on; `type_filter=action_required` is empty where those are not configured.',
    access,
    query: notificationsQuery,
    data: z.object({ notifications: z.array(notification) }),
    metadata: z.object({ nextBefore: z.number().int().nullable() }),
    refusals: { 404: 'The candidate has no notification with the number `before`.' },
  }),
  badge: call({
    method: 'GET',
    path: '/api/pcsx/notification_badge',
    summary: 'How many notifications were not viewed',
    access,
    data: badge,
  }),
  bootData: call({
    method: 'GET',
    path: '/api/pcsx/notifications_boot_data',
    summary: 'Whether there is a bell, and what its panel shows',
    description: 'Visitors are answered too: `isLoggedIn` is false.',
    data: z.object({
      groupId: z.string(),
      isLoggedIn: z.boolean(),
      enableCandidateInappNotifications: z.boolean(),
      hasActionRequiredNotificationsConfigured: z.boolean(),
    }),
  }),
  markAllViewed: call({
    method: 'POST',
    path: '/api/pcsx/notifications/mark_all_viewed',
    summary: 'Note that the candidate has seen the list',
    description: 'Answers what the badge shows then. Twice is the same as once.',
    access,
    body: markBody,
    data: badge,
  }),
  markClicked: call({
    method: 'POST',
    path: '/api/pcsx/notifications/{id}/mark_clicked',
    summary: 'Note that the candidate has opened one',
    description:
      'What was opened was also viewed. Answers what the badge shows then. Twice is the same as once.',
    access,
    params: rowParams,
    body: markBody,
    data: badge,
    refusals: { 404: 'The candidate has no such notification.' },
  }),
  markAllClicked: call({
    method: 'POST',
    path: '/api/pcsx/notifications/mark_all_clicked',
    summary: 'Note that the candidate has opened all',
    access,
    body: markBody,
    data: badge,
  }),
};
