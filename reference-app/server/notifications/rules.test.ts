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
      expect(listedTypes(settings(isEnabled, actionRequired), 'all', filter)).toBe(listed);
    },
  );

  test('SETTINGS-01 who wants to be shown what waits for them alone has no other in it', () => {
    expect(listedTypes(settings(true, true), 'action_required')).toBe('action_required');
    // where there are none of that kind, nobody can want them alone
    expect(listedTypes(settings(true, false), 'action_required')).toBe('all');
    expect(listedTypes(settings(true, true), 'action_required', 'action_required')).toBe('action_required');
    expect(listedTypes(settings(false, true), 'action_required')).toBe('none');
  });
});
