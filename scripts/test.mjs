// `npm test`: everything that proves Portico; of what is tried at random a tenth, another one each time.
import { runMain } from './say.mjs';
import { prepareMachine, readArguments, runSuite } from './suite/run.mjs';

await runMain(async () => {
  const { seed, report, words } = readArguments(process.argv.slice(2));
  const machine = await prepareMachine();
  const { code } = await runSuite({ machine, seed, report, words, depth: 'tenth' });
  return code;
});
