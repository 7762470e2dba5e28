import { describe, expect, test } from 'vitest';
import { employerConfig } from '../../contract/employer-config.ts';
import { parseEmployerConfig, type BrokenValue } from './rules.ts';

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

  test('what was configured is left as it was', () => {
    const raw = { pcsxConfig: { branding: { companyName: 7 } } };
    parse(raw);
    expect(raw).toEqual({ pcsxConfig: { branding: { companyName: 7 } } });
  });
});
