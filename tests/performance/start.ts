import { rmSync } from 'node:fs';
import { atMost, type Benchmark } from './benchmark.ts';
import { cpuOf, residentOf } from './processes.ts';
import { firstJob, freshFolder, serverProcess, startSite } from './site.ts';
import { median } from './statistics.ts';

const rounds = 3;
const requests = 200;
const domain = 'meridian.example';

async function pageWithJobs(origin: string) {
  const answer = await fetch(`${origin}/careers?domain=${domain}`);
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('/careers/job/'))
    throw new Error(`The first page is no list of jobs: ${answer.status} ${html.slice(0, 300)}`);
}

/** Pages and calls as visitors mix them, in turn. */
async function sendRequests(origin: string) {
  const job = await firstJob(origin, domain);
  const pid = /\/job\/(\w+)/.exec(job)?.[1] ?? '';
  const words = ['nurse', 'engineer', 'manager', 'remote', 'pharmacy', 'data'];
  const mixed = [
    (index: number) => `/careers?domain=${domain}&start=${(index % 20) * 10}`,
    () => job,
    (index: number) => `/api/pcsx/search?domain=${domain}&query=${words[index % words.length]}`,
    () => `/api/pcsx/position_details?domain=${domain}&position_id=${pid}`,
    (index: number) => `/careers?domain=kestrel.example&query=${words[index % words.length]}`,
    () => `/careers/login?domain=${domain}`,
    () => `/careers?domain=loomfield.example&hl=ar`,
    () => `/api/pcsx/profile_details?domain=${domain}`,
  ];
  const refused = new Map<string, number>();
  for (let index = 0; index < requests; index += 1) {
    const address = mixed[index % mixed.length]?.(index) ?? '';
    const answer = await fetch(`${origin}${address}`);
    await answer.arrayBuffer();
    if (!answer.ok) refused.set(address.replace(/\d{2,}/, '…'), answer.status);
  }
  return refused;
}

type Started = { seconds: number; cpu: number };

/** Seconds from `npm start` to the first page with jobs. */
async function startOnce(dataFolder: string) {
  const begun = performance.now();
  const site = await startSite({ command: ['npm', 'start'], dataFolder });
  try {
    await pageWithJobs(site.origin);
    const seconds = (performance.now() - begun) / 1000;
    return { site, seconds, cpu: cpuOf(await serverProcess(dataFolder)) };
  } catch (error) {
    await site.stop();
    throw error;
  }
}

export const start: Benchmark = {
  name: 'start',
  title:
    'npm start after install and build: until the first page with jobs is there, and what it keeps in memory',
  run: async () => {
    const samples: { first: Started; second: Started; resident: number; most: number }[] = [];
    const refused = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const dataFolder = freshFolder();
      try {
        const first = await startOnce(dataFolder);
        await first.site.stop();
        if (first.site.output.includes('Building the site'))
          throw new Error(
            'Sources changed after the build, so that "npm start" built again: run this once more.',
          );
        const second = await startOnce(dataFolder);
        try {
          for (const [address, status] of await sendRequests(second.site.origin))
            refused.set(address, status);
          const { now, most } = residentOf(await serverProcess(dataFolder));
          samples.push({ first, second, resident: now, most });
        } finally {
          await second.site.stop();
        }
      } finally {
        rmSync(dataFolder, { recursive: true, force: true });
      }
    }
    return {
      verdicts: [
        atMost({
          what: 'first start: makes the database and the demo data',
          measured: median(samples.map(({ first }) => first.seconds)),
          budget: 5,
          unit: ' s',
          more: ` (the server ran for ${median(samples.map(({ first }) => first.cpu)).toFixed(1)} s of it, on all cores together)`,
        }),
        atMost({
          what: 'second start',
          measured: median(samples.map(({ second }) => second.seconds)),
          budget: 5,
          unit: ' s',
          more: ` (the server ran for ${median(samples.map(({ second }) => second.cpu)).toFixed(1)} s of it, on all cores together)`,
        }),
        atMost({
          what: `most memory that was ever resident, start and ${requests} mixed requests included`,
          measured: median(samples.map(({ most }) => most)),
          budget: 700,
          unit: ' MB',
          digits: 0,
          more: ` (${median(samples.map(({ resident }) => resident)).toFixed(0)} MB after them)`,
        }),
      ],
      notes: [...refused].map(([address, status]) => `${address} answered ${status}`),
    };
  },
};
