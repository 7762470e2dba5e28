import { describe, expect, test } from 'vitest';
import { employerConfig } from '../../contract/employer-config.ts';
import { listedTypes, notificationSettingsOf } from './rules.ts';

const settings = (isEnabled: boolean, actionRequired: boolean) =>
  notificationSettingsOf(
    employerConfig.parse({
      notificationsConfig: {
        enableCandidateInappNotifications: isEnabled,
        actionRequired: { enabled: actionRequired },
      },
    }),
  );

describe('NOTIF-01 NOTIF-03 what a list holds', () => {
  test.each([
    { isEnabled: true, actionRequired: true, filter: undefined, listed: 'all' },
    { isEnabled: true, actionRequired: true, filter: 'action_required', listed: 'action_required' },
    { isEnabled: true, actionRequired: false, filter: undefined, listed: 'all' },
    { isEnabled: true, actionRequired: false, filter: 'action_required', listed: 'none' },
    { isEnabled: false, actionRequired: true, filter: undefined, listed: 'none' },
    { isEnabled: false, actionRequired: true, filter: 'action_required', listed: 'none' },
  ] as const)(
    'notifications $isEnabled, action required $actionRequired, asked for $filter: $listed',
    ({ isEnabled, actionRequired, filter, listed }) => {
      expect(listedTypes(settings(isEnabled, actionRequired), filter)).toBe(listed);
    },
  );
});
