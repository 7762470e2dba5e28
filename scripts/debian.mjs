// Programs that tests need and npm does not have. On Debian they are installed; elsewhere it is said what to install.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { during, GiveUp, run } from './say.mjs';

const aptInstall = async (name, why) => {
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
};

const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((path) => path && existsSync(path));

/** The path of a Chromium. */
export const ensureChromium = async () => {
  if (!findChromium())
    await aptInstall(
      'chromium',
      'The tests need Chromium (CHROMIUM_PATH names it where it is not in its usual place)',
    );
  const found = findChromium();
  if (!found)
    throw new GiveUp('Chromium was installed and is not at /usr/bin/chromium: name it in CHROMIUM_PATH.');
  return found;
};

const debianServers = '/usr/lib/postgresql';
const findPostgres = () => {
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
};

/** The folder of PostgreSQL's programs. */
export const ensurePostgres = async () => {
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
};
