// `npm run visual [-- <commit> [<commit>] [--only <word>]]`: photographs the stories of two states of the repository and
// shows what differs: by default of the last commit and of the files as they are.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './debian.mjs';
import { ensureInstalled, ensureNode } from './prepare.mjs';
import { during, GiveUp, root, run, runMain, say } from './say.mjs';

const cache = join(root, '.cache/visual');

async function orGiveUp(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new GiveUp(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}

const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Gives a checkout the packages of this one, but its own of ours; another lockfile asks for an install. */
async function install(checkout) {
  if (lock(checkout) !== lock(root)) {
    await orGiveUp('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: checkout });
    return;
  }
  const modules = join(checkout, 'node_modules');
  mkdirSync(join(modules, '@portico'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@portico') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(root, 'node_modules/@portico')))
    symlinkSync(join(checkout, name), join(modules, '@portico', name));
}

const buildStorybook = (checkout, output) =>
  orGiveUp('storybook', ['build', '--quiet', '--output-dir', output], {
    cwd: checkout,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });

/** The built stories of a commit, kept for the next time. */
async function storiesOfCommit(commit) {
  const output = join(cache, commit, 'storybook');
  if (existsSync(output)) return output;
  const checkout = join(cache, commit, 'checkout');
  rmSync(checkout, { recursive: true, force: true });
  mkdirSync(checkout, { recursive: true });
  const archive = join(cache, commit, 'checkout.tar');
  await orGiveUp('git', ['archive', '--output', archive, commit]);
  await orGiveUp('tar', ['-xf', archive, '-C', checkout]);
  await install(checkout);
  await buildStorybook(checkout, `${output}.part`);
  renameSync(`${output}.part`, output);
  rmSync(checkout, { recursive: true, force: true });
  rmSync(archive);
  return output;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  await ensureInstalled();
  await ensureNode();
  process.env.CHROMIUM_PATH = await ensureChromium();
  const { openChromium } = await import('../tests/chromium.ts');
  const { photograph } = await import('../tests/visual/photograph.ts');
  const { compare, reportOf } = await import('../tests/visual/compare.ts');

  const browser = await openChromium();
  /** Answers the folder of the photographs, and what to call it. */
  const photographsOf = async (name) => {
    const commit = name && (await orGiveUp('git', ['rev-parse', '--verify', `${name}^{commit}`])).trim();
    const called = commit ? commit.slice(0, 8) : 'the files as they are';
    const folder = join(cache, commit || 'files');
    if (!commit) rmSync(folder, { recursive: true, force: true });
    const storybook = await during(`Building the stories of ${called}`, () =>
      commit
        ? storiesOfCommit(commit)
        : buildStorybook(root, join(folder, 'storybook')).then(() => join(folder, 'storybook')),
    );
    const photographs = join(folder, 'photographs');
    await during(`Photographing the stories of ${called}`, () =>
      photograph(browser, storybook, photographs, values.only),
    );
    return { photographs, called };
  };
  try {
    const [from = 'HEAD', to] = positionals;
    const before = await photographsOf(from);
    const after = await photographsOf(to);

    const report = join(cache, 'report');
    const differences = compare(
      before.photographs,
      after.photographs,
      join(report, 'difference'),
      values.only,
    );
    for (const [name, { photographs }] of Object.entries({ before, after })) {
      rmSync(join(report, name), { force: true });
      symlinkSync(photographs, join(report, name));
    }
    const seen = readdirSync(after.photographs).filter((name) => name.includes(values.only)).length;
    writeFileSync(
      join(report, 'index.html'),
      reportOf(differences, { from: before.called, to: after.called, seen }),
    );
    say(`${differences.length} of ${seen} photographs differ: ${join(report, 'index.html')}`);
    return 0;
  } finally {
    await browser.close();
  }
});
