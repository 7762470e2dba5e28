import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

import { employerConfig } from '../contract/employer-config.ts';
import { applyStatuses, posting, type Posting } from '../contract/posting.ts';
import { countries } from './generator/countries.ts';
import { demoEmployers } from './index.ts';
import { readCompany } from './reading/company.ts';

const now = new Date('2026-03-14T15:09:26Z');
const [meridian, kestrel, loomfield] = demoEmployers;
if (!meridian || !kestrel || !loomfield) throw new Error('Three demo employers are expected.');

const all = (employer: (typeof demoEmployers)[number], count?: number): Posting[] => [
  ...employer.postings({ now, count }),
];
const placeNames = (postings: readonly Posting[]): Set<string> =>
  new Set(postings.flatMap(({ places }) => places.map(({ name }) => name)));
const textOf = ({ title, places, description }: Posting): string =>
  [title, ...places.map(({ name }) => name), description].join('\n');
const share = (part: number, whole: number): number => part / whole;

describe('the demo employers', () => {
  test('begin with Meridian, which is shown when no employer is named', () => {
    expect(demoEmployers.map(({ domain }) => domain)).toEqual([
      'meridian.example',
      'kestrel.example',
      'loomfield.example',
    ]);
  });

  test.for(demoEmployers)('$name has a configuration that the contract accepts', ({ config }) => {
    expect(employerConfig.safeParse(config).error).toBeUndefined();
  });

  test.for(demoEmployers)('$name refers only to pictures that exist', ({ config, domain }) => {
    const folder = path.join(import.meta.dirname, domain.replace('.example', ''), 'assets');
    const addresses = JSON.stringify(config).match(/\/employers\/[\w./-]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(address.startsWith(`/employers/${domain}/`)).toBe(true);
      expect(readFileSync(path.join(folder, path.basename(address)), 'utf8')).toContain('<svg');
    }
  });

  test('have the accounts that demo.md lists, one person an address', () => {
    const emails = demoEmployers.flatMap(({ accounts }) => accounts.map(({ email }) => email));
    expect(emails.toSorted()).toEqual([
      'admin@meridian.example',
      'brand@kestrel.example',
      'brand@meridian.example',
      'candidate@kestrel.example',
      'candidate@meridian.example',
      'empty@meridian.example',
      'new@meridian.example',
    ]);
    const fresh = meridian.accounts.find(({ email }) => email.startsWith('new@'));
    expect(fresh).toMatchObject({ isOnboarded: false, isBootstrapped: false });
  });

  test('show an employer without candidate login, whose postings never ask for one', () => {
    expect(loomfield.config.loginSignupConfig?.candidateLoginEnabled).toBe(false);
    expect(all(loomfield).some(({ applyStatus }) => applyStatus === 'log_in')).toBe(false);
  });

  test('keep the custom HTML of Kestrel within what ruling 65 lets through', () => {
    const sections = kestrel.config.pcsxConfig?.branding?.customPageSections;
    const html = `${sections?.customNavbarConfig?.html}${sections?.customFooterConfig?.html}`;
    const names = [...html.matchAll(/\b(?:class|id)="([^"]*)"/g)].flatMap(([, value = '']) =>
      value.split(' '),
    );
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith('custom-'))).toEqual([]);
    expect(html).not.toMatch(/<(script|style|form|iframe|link)|\son\w+=|javascript:|position:|url\(/i);
  });
});

describe('the postings', () => {
  test.for(demoEmployers)('of $name pass the contract', (employer) => {
    const broken = all(employer).filter((candidate) => !posting.safeParse(candidate).success);
    expect(broken).toEqual([]);
  });

  test('number at least 1,200 at Meridian, 150 at Kestrel and 400 at Loomfield', () => {
    expect(all(meridian).length).toBeGreaterThanOrEqual(1_200);
    expect(all(kestrel).length).toBeGreaterThanOrEqual(150);
    expect(all(loomfield).length).toBeGreaterThanOrEqual(400);
  });

  test('of Meridian are in at least 40 places with coordinates on at least 4 continents, some remote', () => {
    const postings = all(meridian);
    const onTheMap = postings
      .flatMap(({ places }) => places)
      .filter(({ latitude }) => latitude !== undefined);
    const names = new Set(onTheMap.map(({ name }) => name));
    const continents = new Set(
      [...names].map((name) => countries.find((country) => name.endsWith(country.name))?.continent),
    );
    expect(names.size).toBeGreaterThanOrEqual(40);
    expect(continents.size).toBeGreaterThanOrEqual(4);
    expect(continents).not.toContain(undefined);
    expect(new Set(postings.map(({ workLocationOption }) => workLocationOption)).size).toBe(5);
  });

  test('put a remote job on no point of the map', () => {
    const remote = all(meridian).filter(({ workLocationOption }) => workLocationOption === 'remote');
    expect(remote.length).toBeGreaterThan(20);
    expect(remote.every(({ places }) => places.every(({ latitude }) => latitude === undefined))).toBe(true);
  });

  test('of Meridian come from at least 12 departments of at least 6 roles with at least 6 duties each', () => {
    const { departments } = readCompany('meridian').parts;
    expect(departments.length).toBeGreaterThanOrEqual(12);
    expect(departments.filter(({ roles }) => roles.length < 6)).toEqual([]);
    const roles = departments.flatMap((department) => department.roles);
    expect(roles.filter(({ duties }) => duties.length < 6)).toEqual([]);
  });

  test('of Kestrel include a department with a comma in its name', () => {
    expect(all(kestrel).some(({ department }) => department === 'Software, Firmware')).toBe(true);
    expect(kestrel.config.behaviourFlags?.enableCommaInFilterValues).toBe(true);
  });

  test.for([meridian, kestrel])('of $name hold every apply status', (employer) => {
    expect(new Set(all(employer).map(({ applyStatus }) => applyStatus))).toEqual(new Set(applyStatuses));
  });

  test.for(demoEmployers)(
    'of $name are closed in about 3 and private in about 2 of 100 cases',
    (employer) => {
      const postings = all(employer);
      const closed = postings.filter(({ closedAt }) => closedAt !== null);
      expect(share(closed.length, postings.length)).toBeCloseTo(0.03, 1);
      expect(
        closed.every(({ postedAt, closedAt }) => closedAt && postedAt < closedAt && closedAt <= now),
      ).toBe(true);
      const hidden = postings.filter(({ isPrivate }) => isPrivate);
      expect(hidden.length).toBeGreaterThan(0);
      expect(share(hidden.length, postings.length)).toBeCloseTo(0.02, 1);
    },
  );

  test('were posted in the last 90 days, most of them recently', () => {
    const days = all(meridian).map(({ postedAt }) => (now.getTime() - postedAt.getTime()) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeLessThanOrEqual(90);
    expect(share(days.filter((day) => day < 30).length, days.length)).toBeGreaterThan(0.5);
  });

  test('are the same at every run on the same day, and keep their ids on the next', () => {
    const morning = [...kestrel.postings({ now: new Date('2026-03-14T00:00:01Z') })];
    const evening = [...kestrel.postings({ now: new Date('2026-03-14T23:59:59Z') })];
    const tomorrow = [...kestrel.postings({ now: new Date('2026-03-15T12:00:00Z') })];
    expect(evening).toEqual(morning);
    expect(tomorrow.map(textOf)).toEqual(morning.map(textOf));
    expect(tomorrow.map(({ sourceId }) => sourceId)).toEqual(morning.map(({ sourceId }) => sourceId));
  });

  test('come one by one, so that a hundred thousand need no memory', () => {
    const [first] = meridian.postings({ now, count: 100_000 });
    expect(first).toEqual(all(meridian, 1)[0]);
  });

  test.for(demoEmployers)('of $name are all different at 10,000, by text and by id', (employer) => {
    const postings = all(employer, 10_000);
    expect(new Set(postings.map(textOf)).size).toBe(10_000);
    expect(new Set(postings.map(({ sourceId }) => sourceId)).size).toBe(10_000);
    expect(new Set(postings.map(({ displayJobId }) => displayJobId)).size).toBe(10_000);
  });

  test.for(demoEmployers)(
    'of $name are HTML of five elements without attributes, every one closed',
    (employer) => {
      for (const { description } of all(employer)) {
        const tags = description.match(/<[^>]*>/g) ?? [];
        expect(tags.filter((tag) => !/^<\/?(?:p|ul|li|h3|strong)>$/.test(tag))).toEqual([]);
        expect(tags.filter((tag) => tag.startsWith('</')).length).toBe(tags.length / 2);
        expect(description).not.toMatch(/\{|\}|undefined|null|NaN/);
      }
    },
  );

  test('tell the same pay in the text and in the data', () => {
    const paid = all(meridian).filter(({ pay }) => pay?.currency === 'USD');
    expect(paid.length).toBeGreaterThan(300);
    const told = paid.map(({ description }) => /<strong>\$([\d,.]+) to/.exec(description)?.[1] ?? '');
    expect(told.map((amount) => Number(amount.replaceAll(',', '')))).toEqual(
      paid.map(({ pay }) => pay?.minimum),
    );
    expect(paid.filter(({ pay }) => pay && pay.minimum >= pay.maximum)).toEqual([]);
  });

  test('of Meridian are placed where the employer says it is', () => {
    expect(placeNames(all(meridian))).toContain('Nairobi, Kenya');
  });
});
