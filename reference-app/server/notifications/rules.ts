import type { EmployerConfig } from '../../contract/employer-config.ts';
import type { Notification } from '../../contract/notifications.ts';
import type { NotificationChoice } from '../../contract/settings.ts';

/** What of a candidate's notifications this employer's site shows. */
export type NotificationSettings = {
  isEnabled: boolean;
  /** Whether those that wait for the candidate have a tab of their own. */
  hasActionRequired: boolean;
};

export function notificationSettingsOf({ notificationsConfig }: EmployerConfig): NotificationSettings {
  const isEnabled = notificationsConfig.enableCandidateInappNotifications;
  return { isEnabled, hasActionRequired: isEnabled && notificationsConfig.actionRequired.enabled };
}

/**
 * Which notifications a list holds; `none` where the site does not show such a list.
 *
 * @param choice what of them the candidate wants to be shown
 */
export function listedTypes(
  settings: NotificationSettings,
  choice: NotificationChoice,
  filter?: Notification['notificationType'],
): 'all' | 'none' | Notification['notificationType'] {
  if (!settings.isEnabled) return 'none';
  if (filter === undefined) return settings.hasActionRequired ? choice : 'all';
  return settings.hasActionRequired ? filter : 'none';
}
