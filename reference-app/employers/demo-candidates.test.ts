import { checkDefinition, validateForm, validationContext } from '@portico/core/forms';
import { describe, expect, test } from 'vitest';
import { employerConfig } from '../contract/employer-config.ts';
import { formStatuses } from '../contract/forms.ts';
import { notificationTypes } from '../contract/notifications.ts';
import { demoEmployers } from './index.ts';
import { inEnglish } from '../../core/forms/testing/in-english.ts';

const now = new Date('2026-03-14T15:09:26Z');
const jobsOf = (postings: (typeof demoEmployers)[number]['postings']) =>
  [...postings({ now })].map(({ title, department }, index) => ({ id: index + 1, title, department }));
const candidates = demoEmployers.flatMap(({ accounts, config, postings }) =>
  accounts.flatMap(({ email, pages, offers = [] }) =>
    pages
      ? [
          {
            email,
            offers,
            config: employerConfig.parse(config),
            pages: pages({ now, jobs: jobsOf(postings) }),
          },
        ]
      : [],
  ),
);
const [amara] = candidates;

test('demo.md: one candidate of each of two employers has pages of their own', () => {
  expect(candidates.map(({ email }) => email)).toEqual([
    'candidate@meridian.example',
    'candidate@kestrel.example',
  ]);
});

describe('demo.md: candidate@meridian.example holds', () => {
  test('an offer that expires tomorrow, of which a notification and a nudge tell', () => {
    const told = expect.stringContaining('offer for Clinical Pharmacist expires tomorrow');
    expect(amara?.pages.notifications).toContainEqual(expect.objectContaining({ message: told }));
    expect(amara?.pages.dashboard.nudges).toContainEqual(expect.objectContaining({ text: told }));
  });

  test('twelve or more notifications of both types, new, viewed and opened', () => {
    const notifications = amara?.pages.notifications ?? [];
    expect(notifications.length).toBeGreaterThanOrEqual(12);
    expect(new Set(notifications.map(({ notificationType }) => notificationType))).toEqual(
      new Set(notificationTypes),
    );
    const isNew = notifications.filter(({ viewedAt }) => !viewedAt);
    const isOpened = notifications.filter(({ clickedAt }) => clickedAt);
    expect(isNew.length).toBeGreaterThan(2);
    expect(isOpened.length).toBeGreaterThan(2);
    expect(notifications.length - isNew.length - isOpened.length).toBeGreaterThan(2);
  });

  test('forms in all three states, interviews, events, referrals and nudges', () => {
    const { forms = [], dashboard } = amara?.pages ?? {};
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set(formStatuses));
    for (const part of ['interviews', 'events', 'referrals', 'nudges'] as const)
      expect(dashboard?.[part].length).toBeGreaterThan(2);
  });
});

describe.for(candidates)('the pages of $email', ({ config, pages, offers }) => {
  test('say of an offer that expires tomorrow what it is for', () => {
    const texts = [
      ...pages.notifications.map(({ message }) => message),
      ...pages.dashboard.nudges.map(({ text }) => text),
    ].filter((text) => text.includes('expires tomorrow'));
    const ending = offers.find(({ status, expiresInDays }) => status === 'Extended' && expiresInDays === 1);
    for (const text of texts) expect(text).toContain(`Your offer for ${ending?.position} expires tomorrow.`);
  });

  test('were sent before they were viewed, and viewed before they were opened', () => {
    for (const { createdAt, viewedAt = createdAt, clickedAt = viewedAt } of pages.notifications) {
      const times = [createdAt, viewedAt, clickedAt, now].map((time) => time.getTime());
      expect(times).toEqual(times.toSorted((left, right) => left - right));
    }
  });

  test('come newest first', () => {
    const sent = pages.notifications.map(({ createdAt }) => createdAt.getTime());
    expect(sent).toEqual(sent.toSorted((left, right) => right - left));
  });

  test.for(pages.forms)(
    'have a form “$title” without a mistake, in a tab that there is',
    ({ definition, tabId }) => {
      expect(checkDefinition(definition)).toEqual([]);
      expect(config.formsConfig.tabs.map(({ id }) => id)).toContain(tabId);
    },
  );

  test('have completed forms only with answers that are right', () => {
    const problems = pages.forms
      .filter(({ status }) => status === 'completed')
      .flatMap(({ definition, values }) => [
        ...validateForm(definition, values, validationContext(inEnglish)),
      ]);
    expect(problems).toEqual([]);
  });
});

test.for(demoEmployers)('$name asks new candidates a form without a mistake, if any', ({ config }) => {
  const { bootstrappingConfig } = employerConfig.parse(config);
  expect(bootstrappingConfig ? checkDefinition(bootstrappingConfig) : []).toEqual([]);
});
