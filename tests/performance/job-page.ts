import { rmSync } from 'node:fs';
import { atMost, type Benchmark } from './benchmark.ts';
import { cpuOf } from './processes.ts';
import { emptyPlace, writeSite } from './site-data.ts';
import { freshFolder, startSite } from './site.ts';

const domain = 'meridian.example';
const jobs = 1_200;
const warmUps = 300;
const pages = 500;

export const jobPage: Benchmark = {
  name: 'job-page',
  title: 'The page of a job, rendered on the server',
  run: async () => {
    const folder = freshFolder();
    try {
      await writeSite(await emptyPlace(folder, ''), jobs);
      const site = await startSite({ dataFolder: folder });
      try {
        const ask = async (index: number) => {
          const answer = await fetch(`${site.origin}/careers/job/${1 + (index % 200)}?domain=${domain}`);
          const html = await answer.text();
          // some of the demo's jobs are closed, and have a page, too
          if (answer.status >= 500 || !html.includes('<h1'))
            throw new Error(`No job: ${answer.status} ${html}`);
        };
        for (let index = 0; index < warmUps; index += 1) await ask(index);
        const before = cpuOf(site.pid);
        for (let index = 0; index < pages; index += 1) await ask(index);
        return {
          verdicts: [
            atMost({
              what: 'CPU of the server for a page, its queries, its compression and all threads included',
              measured: ((cpuOf(site.pid) - before) / pages) * 1_000,
              budget: 15,
              unit: ' ms',
            }),
          ],
        };
      } finally {
        await site.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
