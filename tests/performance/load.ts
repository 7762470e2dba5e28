/**
 * Sends requests at an even rate, whether or not earlier ones are answered, as visitors do who know nothing of each other;
 * prints `{sent, failed, perSecond, kinds: {<kind>: {p50, p99, worst}}, all: {…}}` in ms. Each time counts from when the
 * request was meant to be sent, so that a server that stands still is not spared what would have come meanwhile.
 *
 *   node tests/performance/load.ts '{"origin", "perSecond", "seconds", "cookie", "kinds": {"search": ["/api/…", …]}}'
 *
 * Kinds take turns; so do the addresses of each. It runs in a process of its own, so that the server has its own loop.
 */
import { Agent, get } from 'node:http';
import { quantile } from './statistics.ts';

export type Load = {
  origin: string;
  perSecond: number;
  seconds: number;
  cookie: string;
  /** Addresses by kind; a kind that is listed more often comes more often. */
  kinds: readonly { kind: string; addresses: readonly string[] }[];
};
type Times = { requests: number; p50: number; p99: number; worst: number };
export type LoadResult = {
  sent: number;
  failed: number;
  perSecond: number;
  kinds: Record<string, Times>;
  all: Times;
};

const { origin, perSecond, seconds, cookie, kinds } = JSON.parse(process.argv[2] ?? '') as Load;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const total = perSecond * seconds;
const times = new Map<string, number[]>();
const failures = new Map<string, number>();

/** One request, over when all of the answer is there. */
const send = (index: number): Promise<{ kind: string; status: number; path: string }> =>
  new Promise((done) => {
    const { kind, addresses } = kinds[index % kinds.length] ?? { kind: '', addresses: [] };
    const path = addresses[Math.floor(index / kinds.length) % addresses.length] ?? '/';
    const fail = () => done({ kind, status: 0, path });
    get(`${origin}${path}`, { agent, headers: { cookie } }, (answer) => {
      answer.on('error', fail).on('end', () => done({ kind, status: answer.statusCode ?? 0, path }));
      answer.resume();
    }).on('error', fail);
  });

async function note(index: number, meant: number): Promise<void> {
  const { kind, status, path } = await send(index);
  lastEnd = performance.now();
  const samples = times.get(kind) ?? [];
  times.set(kind, samples);
  samples.push(lastEnd - meant);
  if (status !== 200) failures.set(`${status} ${path}`, (failures.get(`${status} ${path}`) ?? 0) + 1);
}

const begun = performance.now();
const meantAt = (index: number) => begun + (index * 1_000) / perSecond;
let lastEnd = begun;
const answered: Promise<void>[] = [];
for (let index = 0; index < total; index += 1) {
  const wait = meantAt(index) - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const meant = meantAt(index);
  answered.push(note(index, meant));
}
await Promise.all(answered);
agent.destroy();

const summaryOf = (samples: readonly number[]): Times => ({
  requests: samples.length,
  p50: quantile(samples, 0.5),
  p99: quantile(samples, 0.99),
  worst: quantile(samples, 1),
});
const result: LoadResult = {
  sent: total,
  failed: [...failures.values()].reduce((sum, count) => sum + count, 0),
  perSecond: total / ((lastEnd - begun) / 1_000),
  kinds: Object.fromEntries([...times].map(([kind, samples]) => [kind, summaryOf(samples)])),
  all: summaryOf([...times.values()].flat()),
};
for (const [what, count] of [...failures].slice(0, 5)) process.stderr.write(`${count} × ${what}\n`);
process.stdout.write(JSON.stringify(result));
