import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { employerConfig, type EmployerConfig } from '../../contract/employer-config.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const { pcsxConfig: defaults } = employerConfig.parse({});

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain: ours,
      config: {
        pcsxConfig: {
          branding: {
            tagline: 'Ours',
            customPageSections: { customNavbarConfig: { html: '<p>own</p>' } },
          },
          overrides: {
            1: { branding: { tagline: 'This job', companyName: 7 } },
            99: { branding: { tagline: 'No job' } },
          },
        },
      },
      postings: [aPosting(), aPosting()],
    },
    { domain: theirs, config: {}, postings: [aPosting()] },
  ]);
});
afterAll(() => server.close());

const overrides = (id: string, domain = ours) =>
  server
    .browser(domain)
    .get<{ pcsxConfig: EmployerConfig['pcsxConfig'] }>(
      `/api/pcsx/overrides?position_id=${encodeURIComponent(id)}`,
    );

describe('SHELL-12 API-07 the configuration of a job’s pages', () => {
  test('SHELL-12 has its own values, and a broken one falls back and is reported', async () => {
    const { status, body } = await overrides('1-nurse');
    expect(status).toBe(200);
    expect(body.data.pcsxConfig).toEqual({
      ...defaults,
      branding: { ...defaults.branding, tagline: 'This job' },
    });
    expect(server.logged).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        domain: ours,
        path: 'pcsxConfig.overrides.1.branding.companyName',
      }),
    );
  });

  test('SHELL-12 is the employer’s where a job has none of its own, and tells nobody of the others', async () => {
    const { body, text } = await overrides('2');
    expect(body.data.pcsxConfig.branding.tagline).toBe('Ours');
    expect(text).not.toContain('This job');
    expect(text).not.toContain('<p>own</p>');
  });

  test('API-10 another employer’s override is not ours: the same number is another job', async () => {
    const { body } = await overrides('1', theirs);
    expect(body.data.pcsxConfig).toEqual(defaults);
  });

  test.each(['99', '0', 'nurse', '', '99999999999'])('API-07 of job “%s” there is none', async (id) => {
    const { status, body } = await overrides(id);
    expect(status).toBe(404);
    expect(body.message).toBe('Position not found');
  });

  test('API-10 without a job the call says what is missing', async () => {
    const { status, body } = await server.browser(ours).get('/api/pcsx/overrides');
    expect(status).toBe(400);
    expect(Object.keys(body.validationErrors ?? {})).toEqual(['position_id']);
  });
});
