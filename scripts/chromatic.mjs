// `npm run chromatic`: visual review of the stories, for teams that have a Chromatic project.
import { run, runMain, say } from './say.mjs';

await runMain(async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    say('Skipped: set CHROMATIC_PROJECT_TOKEN to your project’s token to send the stories to Chromatic.');
    return 0;
  }
  const { code } = await run('chromatic', ['--exit-zero-on-changes'], { isShown: true });
  return code;
});
