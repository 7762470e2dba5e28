import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { configurationDocument, listSettings } from './configuration-document.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/configuration.md');

test('CONFIG-03 docs/configuration.md says of every value what the schema says', async () => {
  const { code: expected } = await format(file, configurationDocument());
  expect(
    await readFile(file, 'utf8'),
    'Run: node reference-app/server/employers/write-configuration.ts',
  ).toBe(expected);
});

test('CONFIG-03 every value has a description and a place, each in a sentence or a name', () => {
  const settings = listSettings();
  for (const { path: name, description, place } of settings) {
    expect(description, name).toMatch(/^[A-Z].{8,}\.$/s);
    expect(place, name).toMatch(/^[A-Z]/);
  }
  expect(new Set(settings.map((setting) => setting.path)).size).toBe(settings.length);
});

test.each([
  'pcsxConfig.branding.customPageSections.customNavbarConfig',
  'pcsxConfig.searchConfig.smartFilters',
  'pcsxConfig.searchConfig.allFilters',
  'pcsxConfig.searchConfig.mapConfig.enabled',
  'pcsxConfig.searchConfig.mapConfig.zoom',
  'pcsxConfig.searchConfig.mapConfig.tiles',
  'pcsxConfig.searchConfig.currentLocation.enabled',
  'pcsxConfig.searchConfig.strongMatchThreshold',
  'pcsxConfig.searchOptionsMap',
  'pcsxConfig.dashboardConfig.tabs',
  'pcsxConfig.positionDetailsConfig.showPay',
  'pcsxConfig.applyFormConfig.disableLoggedOutApply',
  'pcsxConfig.jobCartConfig.enabled',
  'pcsxConfig.fileUploadConfig.resume.allowedFileTypes',
  'pcsxConfig.seoConfig.pagesMetadata',
  'pcsxConfig.profileConfig.own.showAnalysis',
  'pcsxConfig.applicationsPageConfig.tabs.submitted.hideApplicationStatus',
  'pcsxConfig.loggedOutNotificationConfig.enabled',
  'pcsxConfig.scriptConfig.pageLoadHeadScripts',
  'pcsxConfig.overrides',
  'supportedLanguages',
  'notificationsConfig.savedSearchNotification.enabled',
  'loginSignupConfig.candidateLoginEnabled',
  'gates.referralWithCandidateApplicationGate',
  'behaviourFlags.shouldRedirectToDashboardV2',
  'behaviourFlags.hideInjectedFooter',
  'behaviourFlags.enableCommaInFilterValues',
  'chatbotxConfig.enabled',
  'chatbotxConfig.greeting',
  'chatbotxConfig.featureAccessFlags.jobCart',
])('CONFIG-01 CONFIG-02 %s can be set', (name) => {
  expect(listSettings().map((setting) => setting.path)).toContain(name);
});
