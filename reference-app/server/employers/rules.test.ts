import { describe, expect, test } from 'vitest';
import { employerConfig } from '../../contract/employer-config.ts';
import { parseEmployerConfig, pcsxConfigFor, type BrokenValue } from './rules.ts';

function parse(raw: unknown) {
  const broken: BrokenValue[] = [];
  return {
    config: parseEmployerConfig(raw, (value) => broken.push(value)),
    paths: broken.map(({ path }) => path),
  };
}
const defaults = employerConfig.parse({});

describe('CONFIG-03 SHELL-12 a broken value falls back by itself and is told', () => {
  test('nothing configured is all defaults, and nothing to tell', () => {
    expect(parse({})).toEqual({ config: defaults, paths: [] });
    expect(parse(undefined)).toEqual({ config: defaults, paths: [] });
  });

  test('a broken value loses itself only', () => {
    const { config, paths } = parse({
      pcsxConfig: { branding: { companyName: 7, tagline: 'Do good' }, jobCartConfig: { enabled: true } },
    });
    expect(config.pcsxConfig.branding).toEqual({ ...defaults.pcsxConfig.branding, tagline: 'Do good' });
    expect(config.pcsxConfig.jobCartConfig.enabled).toBe(true);
    expect(paths).toEqual(['pcsxConfig.branding.companyName']);
  });

  test('several broken entries of a list leave the others', () => {
    const { config, paths } = parse({
      pcsxConfig: {
        searchConfig: { smartFilters: [{ name: 'nope' }, { name: 'skill' }, 3, { name: 'seniority' }, {}] },
      },
    });
    expect(config.pcsxConfig.searchConfig.smartFilters).toEqual([{ name: 'skill' }, { name: 'seniority' }]);
    expect(paths).toHaveLength(3);
  });

  test('a list that has nothing left falls back', () => {
    expect(parse({ supportedLanguages: ['xx'] }).config.supportedLanguages).toEqual(['en-US']);
    expect(parse({ supportedLanguages: [] }).config.supportedLanguages).toEqual(['en-US']);
  });

  test('a missing part of an entry loses the entry', () => {
    const { config, paths } = parse({
      pcsxConfig: {
        branding: {
          banners: [
            { variant: 'info', pages: ['jobs'] },
            { variant: 'info', text: 'Welcome', pages: ['jobs'] },
          ],
        },
      },
    });
    expect(config.pcsxConfig.branding.banners).toEqual([
      { variant: 'info', text: 'Welcome', pages: ['jobs'] },
    ]);
    expect(paths).toEqual(['pcsxConfig.branding.banners.0.text']);
  });

  test.each([
    { raw: null, told: [] },
    { raw: 'text', told: [''] },
    { raw: [], told: [''] },
    { raw: { pcsxConfig: null }, told: ['pcsxConfig'] },
    { raw: { pcsxConfig: [] }, told: ['pcsxConfig'] },
    { raw: { pcsxConfig: { searchOptionsMap: { skill: 4 } } }, told: ['pcsxConfig.searchOptionsMap.skill'] },
    { raw: { behaviourFlags: { hideInjectedFooter: 'yes' } }, told: ['behaviourFlags.hideInjectedFooter'] },
  ])('$raw is all defaults and never throws', ({ raw, told }) => {
    expect(parse(raw)).toEqual({ config: defaults, paths: told });
  });

  test('ONBOARD-01 a field of the bootstrapping form that is none loses itself only', () => {
    const list = {
      name: 'jobs',
      type: 'dynamicList',
      dynamicListOptions: { items: [null, { name: 'title', type: 'text' }] },
    };
    const items = [{ name: 'city', type: 'text' }, { type: 'text' }, 'x', list];
    const { config, paths } = parse({ bootstrappingConfig: { sections: [{ items }] } });
    expect(config.bootstrappingConfig).toEqual({
      sections: [
        {
          items: [
            { name: 'city', type: 'text' },
            { ...list, dynamicListOptions: { items: [{ name: 'title', type: 'text' }] } },
          ],
        },
      ],
    });
    expect(paths).toHaveLength(3);
  });

  test('what was configured is left as it was', () => {
    const raw = { pcsxConfig: { branding: { companyName: 7 } } };
    parse(raw);
    expect(raw).toEqual({ pcsxConfig: { branding: { companyName: 7 } } });
  });
});

describe('SHELL-12 what is otherwise on the pages of one job', () => {
  const pcsxConfig = {
    branding: {
      companyName: 'Kestrel',
      tagline: 'Robots',
      banners: [{ variant: 'info' as const, text: 'Welcome', pages: ['jobs'] }],
      customPageSections: { customNavbarConfig: { html: '<p>' } },
    },
    searchOptionsMap: { skill: { displayName: 'Skills' } },
    seoConfig: { pagesMetadata: { jobs: { title: 'Jobs' } } },
    applyFormConfig: { disableLoggedOutApply: true },
  };
  const withOverride = (own: unknown) => parse({ pcsxConfig: { ...pcsxConfig, overrides: { 7: own } } });
  const ofEmployer = parse({ pcsxConfig }).config.pcsxConfig;

  test('SHELL-12 is what its override says, and the employer’s where it says nothing', () => {
    const { config, paths } = withOverride({
      branding: { tagline: 'Build us' },
      searchOptionsMap: { seniority: { displayName: 'Level' } },
      applyFormConfig: { disableLoggedOutApply: false },
    });
    expect(paths).toEqual([]);
    const own = pcsxConfigFor(config, 7);
    expect(own.branding).toEqual({ ...ofEmployer.branding, tagline: 'Build us' });
    expect(own.searchOptionsMap).toEqual({
      skill: { displayName: 'Skills' },
      seniority: { displayName: 'Level' },
    });
    expect(own.applyFormConfig.disableLoggedOutApply).toBe(false);
    expect(own.seoConfig).toEqual(ofEmployer.seoConfig);
    expect({ ...pcsxConfigFor(config, 8), overrides: {} }).toEqual(ofEmployer);
  });

  test.each([
    { own: { branding: { companyName: 7 } }, told: ['branding.companyName'] },
    { own: { branding: null }, told: ['branding'] },
    { own: { branding: 'x', applyFormConfig: [] }, told: ['branding', 'applyFormConfig'] },
    { own: { branding: { banners: [{ variant: 'loud' }] } }, told: ['branding.banners.0.pages'] },
    { own: { overrides: { 8: {} } }, told: ['overrides'] },
    {
      own: { branding: { customPageSections: { customNavbarConfig: null } } },
      told: ['branding.customPageSections'],
    },
    { own: { unknown: 1 }, told: [] },
  ])('SHELL-12 $own falls back to the employer’s, and is told', ({ own, told }) => {
    const { config, paths } = withOverride(own);
    expect(paths.toSorted()).toEqual(told.map((path) => `pcsxConfig.overrides.7.${path}`).toSorted());
    const { overrides, ...left } = pcsxConfigFor(config, 7);
    expect({ ...left, overrides: {} }).toEqual(ofEmployer);
    expect(Object.keys(overrides)).toEqual(['7']);
  });

  test.each([{ own: 'nothing' }, { own: 7 }, { own: null }, { own: [] }])(
    'SHELL-12 $own in place of an override is dropped and told',
    ({ own }) => {
      const { config, paths } = withOverride(own);
      expect(paths).toEqual(['pcsxConfig.overrides.7']);
      expect(pcsxConfigFor(config, 7)).toEqual(ofEmployer);
    },
  );

  test('SHELL-12 overrides of what is no number of a job are dropped and told', () => {
    const { config, paths } = parse({ pcsxConfig: { ...pcsxConfig, overrides: { nurse: {} } } });
    expect(paths).toEqual(['pcsxConfig.overrides.nurse']);
    expect(config.pcsxConfig).toEqual(ofEmployer);
  });
});

describe('CONFIG-03 hosts and origins are exact', () => {
  test.each([
    'https://*',
    'https://*.example',
    'https://a.example/',
    'https://a.example;',
    'http://a.example',
  ])('the origin %j is refused', (origin) => {
    expect(employerConfig.safeParse({ esignConfig: { origins: [origin] } }).success).toBe(false);
  });
  test.each(['*', '*.example', 'evil.example/..', '', 'https://a.example', 'A.example'])(
    'the host %j is refused',
    (host) => {
      expect(employerConfig.safeParse({ allowedRedirectHosts: [host] }).success).toBe(false);
    },
  );
  test('names are taken, with a port as well', () => {
    const config = {
      esignConfig: {
        origins: ['https://sign.a.example:8443', 'http://localhost:4401', 'http://127.0.0.1:1'],
      },
      allowedRedirectHosts: ['jobs.partner.example', 'a.example:8443'],
    };
    expect(employerConfig.parse(config)).toMatchObject(config);
  });
});
