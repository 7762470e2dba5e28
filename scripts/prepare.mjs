// What has to be there before anything runs: the packages of the lockfile, Node 24, a build that is not stale.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { during, GiveUp, root, run, say } from './say.mjs';

const neededNode = Number(readFileSync(join(root, '.nvmrc'), 'utf8'));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const libc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
/** Whether an optional package is there for this kind of machine, as the embedded database's programs are. */
const isForUs = (entry) =>
  entry.os?.includes(process.platform) === true &&
  entry.cpu?.includes(process.arch) === true &&
  (entry.libc === undefined || entry.libc.includes(libc()));

/** Why `npm ci` is needed; undefined when every package of the lockfile is installed in its version. */
function whyInstall() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'Nothing is installed yet';
  const installed = readJson(installedFile).packages;
  const wanted = readJson(join(root, 'package-lock.json')).packages;
  for (const [path, { version, link, ...other }] of Object.entries(wanted)) {
    if (!path.startsWith('node_modules/') || link || (other.optional && !isForUs(other))) continue;
    if (installed[path]?.version !== version)
      return `${path.slice('node_modules/'.length)} is not installed in version ${version}`;
  }
  return undefined;
}

function reasonOf(output) {
  if (/ENOSPC/.test(output)) return 'The disk is full: free some space and try again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|network/i.test(output))
    return 'The npm registry cannot be reached: check the network (or the proxy in your npm settings) and try again.';
  if (/EACCES|EPERM/.test(output)) return `npm may not write to ${root}: check who owns the folder.`;
  return `npm ci failed; it said:\n${output
    .split('\n')
    .filter((line) => /npm error/.test(line))
    .slice(0, 12)
    .join('\n')}`;
}

/** Installs what the lockfile names, where it is missing. */
export async function ensureInstalled() {
  const { bavail, bsize } = statfsSync(root);
  const why = whyInstall();
  if (why === undefined) return;
  if (bavail * bsize < 1.2e9)
    throw new GiveUp(
      `The disk has less than 1.2 GB left, which the packages need: free some space in ${root} and try again.`,
    );
  say(`${why}.`);
  const { code, output } = await during('Installing packages (about 700 MB, a minute or two)', () =>
    run('npm', ['ci', '--no-audit', '--no-fund']),
  );
  if (code === 130) throw new GiveUp('Stopped.');
  if (code !== 0) throw new GiveUp(reasonOf(output));
}

/** The Node that everything runs on: the one that was installed with the packages, or a newer one of the system. */
export async function ensureNode() {
  const { code, output } = await run('node', ['--version']);
  const major = Number(/^v(\d+)/.exec(output)?.[1] ?? 0);
  if (code !== 0 || major < neededNode) {
    throw new GiveUp(
      `Portico runs on Node ${neededNode} or newer, and this is ${output.trim()}: delete node_modules and start again without --ignore-scripts (Node ${neededNode} comes with the packages), or install it yourself.`,
    );
  }
}

const sources = [
  'tokens',
  'core',
  'components',
  'theme-builder',
  'reference-app/client',
  'reference-app/contract',
  // how it is built
  ...readdirSync(join(root, 'reference-app'))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `reference-app/${name}`),
  'vite.shared.ts',
  'package-lock.json',
];
function walk(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return [`${path} ${stat.size} ${stat.mtimeMs}`];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist')
    .flatMap((name) => walk(join(path, name)));
}

/** Builds the site where its sources have changed since the last build. */
export async function ensureBuilt() {
  const stamp = createHash('sha256')
    .update(sources.flatMap((source) => walk(join(root, source))).join('\n'))
    .digest('hex');
  const file = join(root, '.cache/build.txt');
  const isThere = ['client', 'server'].every((name) => existsSync(join(root, 'reference-app/dist', name)));
  if (isThere && existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  await during('Building the site', async () => {
    for (const [command, ...args] of [
      ['vite', 'build'],
      ['vite', 'build', '--ssr'],
    ]) {
      const { code, output } = await run(command, args, { cwd: join(root, 'reference-app') });
      if (code === 130) throw new GiveUp('Stopped.');
      if (code !== 0) throw new GiveUp(`The build failed:\n${output}`);
    }
  });
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(file, stamp);
}
