// Programs that tests need and npm does not have. On Debian they are installed; elsewhere it is said what to install.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { during, GiveUp, run } from './say.mjs';

async function aptInstall(name, why) {
  const isRoot = process.getuid?.() === 0;
  const apt = async (...args) =>
    run(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['-n', 'apt-get', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!existsSync('/usr/bin/apt-get')) throw new GiveUp(`${why}: install it and run "npm test" again.`);
  await during(`Installing Debian's ${name}`, async () => {
    const update = await apt('update');
    const install = update.code === 0 ? await apt('install', '-y', '--no-install-recommends', name) : update;
    if (install.code !== 0)
      throw new GiveUp(
        `${why}, and "apt-get install ${name}" failed: install it yourself and run "npm test" again. It said: ${install.output.trim().split('\n').at(-1)}`,
      );
  });
}

// a third of the work per page of the whole browser, which prepares windows that nobody sees
const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const findChromium = (paths) => paths.find((path) => path && existsSync(path));

/** The path of a Chromium: the headless shell where it can be had, otherwise a whole browser. */
export async function ensureChromium() {
  const found = findChromium([process.env.CHROMIUM_PATH, headlessShell]);
  if (found) return found;
  try {
    await aptInstall(
      'chromium-headless-shell',
      'The tests need Chromium (CHROMIUM_PATH names it where it is not in its usual place)',
    );
    return headlessShell;
  } catch (error) {
    const whole = findChromium(wholeBrowsers);
    if (whole && error instanceof GiveUp) return whole;
    throw error;
  }
}

const debianServers = '/usr/lib/postgresql';
function findPostgres() {
  const folders = [
    process.env.POSTGRES_BIN,
    ...(existsSync(debianServers)
      ? readdirSync(debianServers)
          .toSorted((a, b) => Number(b) - Number(a))
          .map((version) => join(debianServers, version, 'bin'))
      : []),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/bin',
  ];
  return folders.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** The folder of PostgreSQL's programs. */
export async function ensurePostgres() {
  if (!findPostgres())
    await aptInstall(
      'postgresql',
      'The tests need PostgreSQL 15 or newer (POSTGRES_BIN names the folder of its programs)',
    );
  const found = findPostgres();
  if (!found)
    throw new GiveUp(
      'PostgreSQL was installed and its programs are not found: name their folder in POSTGRES_BIN.',
    );
  return found;
}

const pgbouncer = '/usr/sbin/pgbouncer';

/** The path of the pooler that stands before PostgreSQL. */
export async function ensurePgbouncer() {
  if (existsSync(pgbouncer)) return pgbouncer;
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pgbouncer'))
    .find((path) => existsSync(path));
  if (found) return found;
  await aptInstall('pgbouncer', 'The tests need PgBouncer');
  return pgbouncer;
}

const clamd = '/usr/sbin/clamd';

/** The path of the virus scanner; the signatures that it looks for are the tests' own. */
export async function ensureClamd() {
  if (!existsSync(clamd))
    await aptInstall('clamav-daemon', 'The tests need clamd, which is a part of ClamAV');
  return clamd;
}

/** The programs that read PDFs as other people's do: `pdfsig` and its kin. */
export async function ensurePdfPrograms() {
  if (!findProgram('pdfsig'))
    await aptInstall('poppler-utils', 'The tests need pdfsig, which is a part of Poppler');
}

/** The font that fonts are proved with: another family than the one that the tests bring. */
export async function ensureNotoSans() {
  if (!existsSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf'))
    await aptInstall('fonts-noto-core', 'The tests need another system font, which is Noto Sans');
}

const findProgram = (name) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
