import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notificationCalls, notificationsPage } from '../../contract/notifications.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { listedTypes, notificationSettingsOf } from './rules.ts';
import { countNotViewed, listNotifications, markAllViewed, markClicked } from './store.ts';

/** What candidates are told, and what they have seen of it. */
export async function notificationsRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  const readerOf = (request: FastifyRequest) => ({
    accountId: sessionOf(request).account.id,
    at: new Date(now()),
  });
  const badgeOf = async (request: FastifyRequest) => {
    const { scope, config } = employerOf(request);
    const { id: accountId, notifications } = sessionOf(request).account;
    const type = listedTypes(notificationSettingsOf(config), notifications);
    return answerOf({
      count: type === 'none' ? 0 : await countNotViewed(database, scope, { accountId, type }),
    });
  };

  serve(app, notificationCalls.list, async (request) => {
    const { scope, config } = employerOf(request);
    const { notifications: choice } = sessionOf(request).account;
    const type = listedTypes(notificationSettingsOf(config), choice, request.query.type_filter);
    if (type === 'none') return answerOf({ notifications: [] }, { nextBefore: null });
    const { accountId } = readerOf(request);
    const { before } = request.query;
    // one more, to know whether there is a next page
    const limit = notificationsPage + 1;
    const found = await listNotifications(database, scope, { accountId, type, before, limit });
    if (!found) throw new Refusal(404, 'Notification not found');
    const notifications = found.slice(0, notificationsPage);
    const nextBefore = found.length > notificationsPage ? (notifications.at(-1)?.id ?? null) : null;
    return answerOf({ notifications }, { nextBefore });
  });

  serve(app, notificationCalls.badge, badgeOf);

  serve(app, notificationCalls.bootData, async (request) => {
    const { scope, config } = employerOf(request);
    const { isEnabled, hasActionRequired } = notificationSettingsOf(config);
    return answerOf({
      groupId: String(scope),
      isLoggedIn: request.session !== null,
      enableCandidateInappNotifications: isEnabled,
      hasActionRequiredNotificationsConfigured: hasActionRequired,
    });
  });

  serve(app, notificationCalls.markAllViewed, async (request) => {
    const { scope, config } = employerOf(request);
    const type = listedTypes(notificationSettingsOf(config), sessionOf(request).account.notifications);
    if (type !== 'none') await markAllViewed(database, scope, { ...readerOf(request), type });
    return badgeOf(request);
  });

  serve(app, notificationCalls.markClicked, async (request) => {
    const which = { id: request.params.id };
    const { scope } = employerOf(request);
    if (!(await markClicked(database, scope, { ...readerOf(request), which })))
      throw new Refusal(404, 'Notification not found');
    return badgeOf(request);
  });

  serve(app, notificationCalls.markAllClicked, async (request) => {
    const { scope, config } = employerOf(request);
    const type = listedTypes(notificationSettingsOf(config), sessionOf(request).account.notifications);
    if (type !== 'none') await markClicked(database, scope, { ...readerOf(request), which: { type } });
    return badgeOf(request);
  });
}
