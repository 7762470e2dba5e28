import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Applications } from '../../contract/applications.ts';
import type { AssistantAnswer } from '../../contract/assistant.ts';
import type { PositionDetails } from '../../contract/positions.ts';
import type { SearchData } from '../../contract/search.ts';
import { apply } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { listSettings } from './configuration-document.ts';

const ours = 'ours.example';
const unlimited = { tries: 1_000_000, window: 1 };
const pay = { currency: 'EUR', minimum: 40_000, maximum: 50_000, period: 'year' as const };

let clock = Date.UTC(2026, 2, 1, 9);
let server: TestServer;
let admin: Browser;
let ada: Browser;
beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        accounts: [{ email: 'admin@x.example', roles: ['admin'] }, { email: 'ada@x.example' }],
        postings: [aPosting({ title: 'Nurse', department: 'Wards, Surgery', pay })],
      },
    ],
    {
      now: () => clock,
      limits: { loginPerAccount: unlimited, loginPerAddress: unlimited, callsPerAddress: unlimited },
    },
  );
  admin = server.browser(ours);
  await admin.logIn('admin@x.example');
  ada = server.browser(ours);
  await ada.logIn('ada@x.example');
  await apply(ada, '1', { answers: {} });
});
afterAll(() => server.close());
beforeEach(() => {
  // the assistant's limit counts by the minute
  clock += 61_000;
});

const visitor = () => server.browser(ours);
const details = async () =>
  (await visitor().get<PositionDetails>('/api/pcsx/position_details?position_id=1')).body.data;
const search = async (query = '') => (await visitor().get<SearchData>(`/api/pcsx/search?${query}`)).body.data;
const bootData = async () => (await ada.get('/api/pcsx/notifications_boot_data')).body.data;
async function actionsOf(message: string) {
  const body = { message, page: { path: '/careers/job/1', position_id: 1 } };
  const answer = await ada.write<AssistantAnswer>('POST', '/api/pcsx/assistant', { body });
  return answer.body.data.actions.map(({ type }) => type);
}
const assistant = { 'chatbotxConfig.enabled': true, 'pcsxConfig.jobCartConfig.enabled': true };

/** What the server does with a flag on, and with it off. `also`: what has to be on for it to matter. */
const flags: Record<
  string,
  { observe: () => Promise<unknown>; on: unknown; off: unknown; also?: Record<string, boolean> }
> = {
  'pcsxConfig.searchConfig.mapConfig.enabled': {
    observe: async () =>
      (await search()).filterDef.allFilters.filter(({ filterName }) => filterName.startsWith('latlong'))
        .length,
    on: 2,
    off: 0,
  },
  'pcsxConfig.positionDetailsConfig.showPay': {
    observe: async () => (await details()).pay,
    on: pay,
    off: null,
  },
  'pcsxConfig.applyFormConfig.disableLoggedOutApply': {
    observe: async () => (await details()).positionUserActions.applyAction.status,
    on: 'log_in',
    off: 'allowed',
  },
  'pcsxConfig.applicationsPageConfig.tabs.submitted.hideApplicationStatus': {
    observe: async () =>
      (await ada.get<Applications>('/api/pcsx/dashboard/applications')).body.data.applications[0]?.status,
    on: null,
    off: 'submitted',
  },
  'pcsxConfig.jobCartConfig.enabled': {
    observe: async () =>
      (await visitor().write('POST', '/api/pcsx/job_cart', { body: { pids: '1', operation: 'add' } })).status,
    on: 200,
    off: 403,
  },
  'notificationsConfig.savedSearchNotification.enabled': {
    observe: async () =>
      (await ada.write('POST', '/api/pcsx/saved_searches', { body: { search: 'query=nurse', name: 'Mine' } }))
        .status !== 403,
    on: true,
    off: false,
  },
  'notificationsConfig.enableCandidateInappNotifications': {
    observe: async () => (await bootData()).enableCandidateInappNotifications,
    on: true,
    off: false,
  },
  'notificationsConfig.actionRequired.enabled': {
    observe: async () => (await bootData()).hasActionRequiredNotificationsConfigured,
    on: true,
    off: false,
    also: { 'notificationsConfig.enableCandidateInappNotifications': true },
  },
  'loginSignupConfig.candidateLoginEnabled': {
    observe: async () => (await visitor().logIn('ada@x.example')).status,
    on: 200,
    off: 403,
  },
  'behaviourFlags.enableCommaInFilterValues': {
    observe: async () => (await search(`filter_department=${encodeURIComponent('Wards%2C Surgery')}`)).count,
    on: 1,
    off: 0,
  },
  'chatbotxConfig.enabled': {
    observe: async () => (await ada.write('POST', '/api/pcsx/assistant', { body: { message: 'hi' } })).status,
    on: 200,
    off: 403,
  },
  'chatbotxConfig.featureAccessFlags.search': {
    observe: () => actionsOf('find nurse jobs'),
    on: ['update_search'],
    off: [],
    also: assistant,
  },
  'chatbotxConfig.featureAccessFlags.navigate': {
    observe: () => actionsOf('how do I apply'),
    on: ['navigate'],
    off: [],
    also: assistant,
  },
  'chatbotxConfig.featureAccessFlags.jobCart': {
    observe: () => actionsOf('add to cart'),
    on: ['add_to_cart'],
    off: [],
    also: assistant,
  },
  'chatbotxConfig.featureAccessFlags.resume': {
    observe: () => actionsOf('upload my resume'),
    on: ['upload_resume'],
    off: [],
    also: assistant,
  },
  'chatbotxConfig.featureAccessFlags.profile': {
    observe: () => actionsOf('change my profile'),
    on: ['update_profile'],
    off: [],
    also: assistant,
  },
};

/** Flags that say only what pages show. */
const ofPages = [
  'pcsxConfig.searchConfig.currentLocation.enabled',
  'pcsxConfig.profileConfig.own.showAnalysis',
  'pcsxConfig.loggedOutNotificationConfig.enabled',
  'gates.referralWithCandidateApplicationGate',
  'behaviourFlags.shouldRedirectToDashboardV2',
  'behaviourFlags.hideInjectedFooter',
];

/** A configuration of these values, by their paths. */
function configOf(values: Readonly<Record<string, boolean>>): object {
  const config: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place = config;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = value;
  }
  return config;
}

describe('CONFIG-03 each flag, on and off', () => {
  test.each(Object.entries(flags))('CONFIG-03 %s', async (path, { observe, on, off, also }) => {
    for (const isOn of [true, false, true]) {
      const { status } = await admin.write('PUT', '/api/pcsx/config', {
        body: { config: configOf({ ...also, [path]: isOn }) },
        headers: { 'if-match': '*' },
      });
      expect(status).toBe(200);
      expect(await observe()).toEqual(isOn ? on : off);
    }
  });

  test('CONFIG-03 no flag is forgotten', () => {
    const known = listSettings().filter(({ kind }) => kind === 'true or false');
    expect(known.map(({ path }) => path).toSorted()).toEqual([...Object.keys(flags), ...ofPages].toSorted());
  });
});
