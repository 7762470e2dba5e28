import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { demoPassword } from '../../reference-app/server/seed.ts';
import { atLeast, atMost, type Benchmark } from './benchmark.ts';
import { root } from './checkout.ts';
import type { Load, LoadResult } from './load.ts';
import { cpuOf } from './processes.ts';
import { emptyPlace, writeSite } from './site-data.ts';
import { freshFolder, startSite } from './site.ts';

const jobs = 10_000;
const perSecond = 500;
const seconds = 20;
const domain = 'meridian.example';

/** The cookies of a candidate who is logged in. */
async function logIn(origin: string): Promise<string> {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  };
  const sent = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const first = keep(await fetch(`${origin}/api/pcsx/profile_details?domain=${domain}`));
  const answer = keep(
    await fetch(`${origin}/api/pcsx/auth/login?domain=${domain}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': first.headers.get('x-csrf-token') ?? '',
        cookie: sent(),
      },
      body: JSON.stringify({ email: `candidate@${domain}`, password: demoPassword }),
    }),
  );
  if (!answer.ok) throw new Error(`Logging in answered ${answer.status}: ${await answer.text()}`);
  return sent();
}

const words = ['nurse', 'engineer', 'manager', 'pharmacy', 'data', 'night shift', 'therapist', 'laboratory'];
const typed = ['nu', 'nur', 'nurs', 'en', 'eng', 'ma', 'man', 'ph', 'pha', 'da'];

/** What visitors and candidates ask for, the frequent ones more than once. */
function mixOf(ids: readonly number[]): Load['kinds'] {
  const call = (name: string, query = '') => `/api/${name}?domain=${domain}${query}`;
  const texts = {
    kind: 'search by words',
    addresses: words.flatMap((word) =>
      [0, 10, 20].map((start) => call('pcsx/search', `&query=${encodeURIComponent(word)}&start=${start}`)),
    ),
  };
  const browse = {
    kind: 'browse and filter',
    addresses: [
      ...Array.from({ length: 20 }, (_, page) => call('pcsx/search', `&start=${page * 10}`)),
      ...['remote', 'hybrid', 'onsite'].map((option) =>
        call('pcsx/search', `&filter_work_location_option=${option}`),
      ),
    ],
  };
  const suggest = {
    kind: 'suggestions',
    addresses: typed.map((text) => call('pcsx/suggestions/query', `&text=${text}`)),
  };
  const details = {
    kind: 'position details',
    addresses: ids.map((id) => call('pcsx/position_details', `&position_id=${id}`)),
  };
  const page = { kind: 'job page', addresses: ids.map((id) => `/careers/job/${id}?domain=${domain}`) };
  const single = (kind: string, name: string) => ({ kind, addresses: [call(name)] });
  return [
    texts,
    browse,
    suggest,
    details,
    texts,
    single('notification badge', 'pcsx/notification_badge'),
    page,
    single('profile', 'pcsx/profile_details'),
    suggest,
    single('offers', 'offer/offers'),
    browse,
    single('notifications', 'pcsx/notifications'),
    details,
    single('notifications boot data', 'pcsx/notifications_boot_data'),
  ];
}

async function idsOf(origin: string): Promise<number[]> {
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, page) =>
      fetch(`${origin}/api/pcsx/search?domain=${domain}&start=${page * 10}`),
    ),
  );
  const answers = (await Promise.all(pages.map((answer) => answer.json()))) as {
    data: { positions: { id: number }[] };
  }[];
  return answers.flatMap(({ data }) => data.positions.map(({ id }) => id));
}

async function measure(postgres: string) {
  const folder = freshFolder();
  try {
    const place = await emptyPlace(folder, postgres);
    await writeSite(place, jobs);
    const site = await startSite({ dataFolder: folder, databaseUrl: place.DATABASE_URL });
    try {
      const { origin } = site;
      const cookie = await logIn(origin);
      const kinds = mixOf(await idsOf(origin));
      const load = async (stated: Pick<Load, 'perSecond' | 'seconds'>): Promise<LoadResult> => {
        const given: Load = { origin, cookie, kinds, ...stated };
        const { stdout, stderr } = await promisify(execFile)(
          process.execPath,
          [path.join(import.meta.dirname, 'load.ts'), JSON.stringify(given)],
          { cwd: root, maxBuffer: 1e7 },
        );
        if (stderr !== '') process.stderr.write(stderr);
        return JSON.parse(stdout) as LoadResult;
      };
      // code is compiled and caches are filled, as they are an hour after a start
      await load({ perSecond, seconds: 5 });
      const cpu = cpuOf(site.pid);
      const result = await load({ perSecond, seconds });
      return { ...result, cpu: (cpuOf(site.pid) - cpu) / result.sent };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const server: Benchmark = {
  name: 'server',
  title: `${perSecond} mixed reads a second at ${jobs.toLocaleString('en')} jobs, one process of the server`,
  needsPostgres: true,
  run: async (postgres) => {
    const measured = [
      { database: 'embedded database', ...(await measure('')) },
      { database: 'PostgreSQL', ...(await measure(postgres)) },
    ];
    return {
      details: measured.map(({ database, kinds }) => ({
        caption: `${database}; ms from when each request was meant to be sent`,
        rows: Object.entries(kinds).map(([kind, { requests, p50, p99, worst }]) => ({
          kind,
          requests,
          p50: p50.toFixed(1),
          p99: p99.toFixed(1),
          worst: worst.toFixed(1),
        })),
      })),
      verdicts: measured.flatMap(({ database, all, perSecond: reached, failed, cpu }) => [
        atLeast({
          what: `${database}: answered`,
          measured: reached,
          goal: 0.99 * perSecond,
          unit: ' a second',
          more: ` (${(cpu * 1_000).toFixed(1)} ms of the server's CPU each)`,
        }),
        atMost({
          what: `${database}: p99`,
          measured: all.p99,
          budget: 100,
          unit: ' ms',
          more: ` (p50 ${all.p50.toFixed(1)} ms)`,
        }),
        atMost({ what: `${database}: not answered with 200`, measured: failed, budget: 0, digits: 0 }),
      ]),
      notes: [`load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`],
    };
  },
};
