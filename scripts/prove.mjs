// `npm run prove`: the suite at full depth. With a word, the suite under a condition:
//   flaky   the page tests ten times in a row, each time with another seed
//   busy    the suite beside a process for each core that leaves nothing of it
//   fonts   the tests in a browser with another system font than the one that the repository brings
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureNotoSans } from './debian.mjs';
import { runMain, say } from './say.mjs';
import { readTestFiles, writeFailures } from './suite/report.mjs';
import { prepareMachine, readArguments, runSuite } from './suite/run.mjs';

const rounds = 10;

async function proveFlaky({ machine, seed }) {
  const failures = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`\nRound ${round + 1} of ${rounds}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are run
    const { code, reports } = await runSuite({
      machine,
      seed: String(Number(seed) + round),
      depth: 'tenth',
      words: ['pages'],
    });
    if (code === 130) return 130;
    if (code === 0) continue;
    const failed = writeFailures(readTestFiles(reports.pages)) || 'failed outside of a test';
    failures.push(`Round ${round + 1}:\n${failed}`);
  }
  say(failures.length === 0 ? `No page test failed in ${rounds} rounds.` : failures.join('\n'));
  return failures.length === 0 ? 0 : 1;
}

async function proveBusy(options) {
  const burners = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = () => burners.forEach((burner) => burner.kill('SIGKILL'));
  process.on('exit', end);
  try {
    return (await runSuite({ ...options, depth: 'tenth' })).code;
  } finally {
    end();
  }
}

async function proveFonts(options) {
  await ensureNotoSans();
  const { code } = await runSuite({
    ...options,
    depth: 'tenth',
    words: ['components', 'stories', 'pages'],
    env: { PORTICO_TEST_FONTS: 'system' },
  });
  return code;
}

const conditions = { flaky: proveFlaky, busy: proveBusy, fonts: proveFonts };

await runMain(async () => {
  const [name, ...rest] = process.argv.slice(2);
  const condition = conditions[name];
  const given = readArguments(condition ? rest : process.argv.slice(2));
  const options = { ...given, machine: await prepareMachine() };
  if (condition) return condition(options);
  return (await runSuite({ ...options, depth: 'full' })).code;
});
