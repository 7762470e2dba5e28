import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openChromium } from '../chromium.ts';

// `docs/using-the-library.md` as somebody follows it: its files written, its commands run, in a new folder
const text = readFileSync(path.join(import.meta.dirname, '../../docs/using-the-library.md'), 'utf8');
const blocks = [...text.matchAll(/^```(\w+) title="([^"]+)"\n([\s\S]*?)^```/gm)].map(
  ([, language, title = '', content = '']) => ({ language, title, content }),
);

const beside = mkdtempSync(path.join(tmpdir(), 'portico-using-'));
const site = path.join(beside, 'my-site');
const env = { ...process.env, npm_config_prefer_offline: 'true', npm_config_audit: 'false', NODE_ENV: '' };

/** Runs the commands of a title. */
async function follow(title: string): Promise<void> {
  const commands = blocks.filter((block) => block.language === 'sh' && block.title === title);
  if (commands.length === 0) throw new Error(`The page has no commands titled ${title}`);
  for (const { content } of commands)
    await promisify(execFile)('sh', ['-ec', content], { cwd: site, env }).catch((error: unknown) => {
      // a compiler says on standard output what is wrong
      const { message, stdout } = error as { message: string; stdout: string };
      throw new Error(`${message}\n${stdout}`, { cause: error });
    });
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' } as Partial<
  Record<string, string>
>;

/** A folder's files, with nothing added. */
const serve = (folder: string, index?: string): Promise<Server> =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const file = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
      const content = file === 'index.html' && index ? index : readFileSync(path.join(folder, file));
      response
        .setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream')
        .end(content);
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });

function addressOf(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}/`;
}

describe('docs/using-the-library.md, followed in an empty folder', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openChromium();
    const packed = path.join(inject('installed'), 'node_modules/@portico');
    for (const file of readdirSync(packed).filter((name) => name.endsWith('.tgz')))
      cpSync(path.join(packed, file), path.join(beside, 'portico/dist', file));
    mkdirSync(site);
    for (const { language, title, content } of blocks) {
      // the settings that belong to the server's half would hide a mistake in the browser's
      if (language === 'sh' || title === 'vite.config.ts') continue;
      mkdirSync(path.dirname(path.join(site, title)), { recursive: true });
      writeFileSync(path.join(site, title), content);
    }
    await follow('install');
    await follow('theme');
  });

  afterAll(async () => {
    await browser.close();
    rmSync(beside, { recursive: true, force: true });
  });

  /** Uses the page as a reader does, and answers what was met. */
  const visit = async (url: string) => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    const href = await page.getByRole('link', { name: 'Nurse' }).getAttribute('href');
    await page.getByRole('button', { name: 'Job alert' }).click();
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Send me new jobs' });
    const background = await submit.evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.close();
    return { href, background, complaints };
  };
  // the colour is the theme's own, from its layer
  const asWritten = { href: '/jobs/1', background: 'rgb(11, 110, 95)', complaints: [] };

  it('makes a site with Vite, whose types hold without leaving the packages out', async () => {
    await follow('vite');
    await promisify(execFile)('npx', ['tsc', '--skipLibCheck', 'false'], { cwd: site, env });
    const server = await serve(path.join(site, 'dist'));
    expect(await visit(addressOf(server))).toEqual(asWritten);
    server.close();
  });

  it('makes one that is rendered on the server and hydrates under a policy without inline styles', async () => {
    const config = blocks.find(({ title }) => title === 'vite.config.ts');
    writeFileSync(path.join(site, 'vite.config.ts'), config?.content ?? '');
    await follow('server-rendered');
    const taken = await serve(site);
    const url = addressOf(taken);
    await promisify(taken.close.bind(taken))();
    const server = spawn(process.execPath, ['server.mjs'], {
      cwd: site,
      env: { ...env, PORT: new URL(url).port },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    try {
      const html = () =>
        fetch(url).then(
          (answer) => answer.text(),
          () => '',
        );
      await expect.poll(html, { timeout: 30_000 }).toContain('Nurse');
      expect(await html()).not.toContain('style=');
      expect(await visit(url)).toEqual(asWritten);
    } finally {
      server.kill();
    }
  });

  it('makes one with webpack', async () => {
    await follow('webpack');
    const server = await serve(
      path.join(site, 'dist-webpack'),
      '<!doctype html><html lang="en"><title>Jobs</title><div id="root"></div><script src="/main.js"></script></html>',
    );
    expect(await visit(addressOf(server))).toEqual(asWritten);
    server.close();
  });
});
