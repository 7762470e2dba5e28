import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './harness.ts';

const employer = (domain: string, navbar: string, footer = '') => ({
  domain,
  accounts: [{ email: 'ada@mail.example', roles: ['theme_builder' as const] }],
  config: {
    pcsxConfig: {
      branding: {
        customPageSections: { customNavbarConfig: { html: navbar }, customFooterConfig: { html: footer } },
      },
    },
  },
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer(
    [
      employer(
        'pictures.example',
        '<img src="https://cdn.employer.example/logo.png"><img src="/own.png"><img src="https://cdn.employer.example/2.png">',
        '<p>Us <img src="https://img.other.example:8443/seal.png"><img src="http://plain.example/a.png"></p><a href="https://linked.example">a</a>',
      ),
      employer('none.example', '<p>Us</p>'),
      employer(
        'odd.example',
        '<img src="https://x;sandbox/a.png"><img src="https://*/a.png"><img src="https://*.a.example/a.png"><img src="https://a,b/a.png">',
      ),
    ],
    {
      registerPages: async (app) => {
        app.get('/careers', async () => 'A page');
      },
    },
  );
});
afterAll(() => server.close());

async function picturesOf(domain: string, address = '/careers') {
  const { headers } = await server.browser(domain).get(address);
  return /img-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

test('R-23 images of an employer’s own navbar and footer may come from where they are, on its pages alone', async () => {
  expect(await picturesOf('pictures.example')).toBe(
    "'self' data: https://cdn.employer.example https://img.other.example:8443",
  );
  for (const [domain, address] of [
    ['none.example', '/careers'],
    ['pictures.example', '/careers?theme=safe'],
    ['pictures.example', '/api/pcsx/search'],
  ] as const)
    expect(await picturesOf(domain, address)).toBe("'self' data:");
});

test('R-23 an address opens the policy for its own host and nothing else', async () => {
  expect(await picturesOf('odd.example')).toBe("'self' data:");
  const { headers } = await server.browser('odd.example').get('/careers');
  expect(headers['content-security-policy']).not.toContain('sandbox');
});

test('R-23 what is written into the navbar counts from the next page on', async () => {
  const ada = server.browser('none.example');
  await ada.logIn('ada@mail.example');
  const { status } = await ada.write('PUT', '/api/pcsx/site_content', {
    body: { navbar: '<img src="https://new.example/logo.png">' },
    headers: { 'if-match': '*' },
  });
  expect([status, await picturesOf('none.example')]).toEqual([200, "'self' data: https://new.example"]);
});
