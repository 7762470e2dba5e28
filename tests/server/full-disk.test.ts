import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../../reference-app/server/app.ts';
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { emptyData } from '../data.ts';
import { whoAmI } from './accounts.ts';
import { Browser, writeEmployers } from './harness.ts';

const domain = 'x.example';
const email = 'ada@x.example';

/** A folder on a disk of its own; undefined where this process may make none. */
async function smallDisk(megabytes: number) {
  const { folder, remove } = await emptyData();
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'none', folder]);
  if (mounted.status !== 0) return void (await remove());
  return {
    folder,
    remove: async () => {
      spawnSync('umount', [folder]);
      await remove();
    },
  };
}
const disk = await smallDisk(256);

test.skipIf(disk === undefined)(
  'KEEP-01 on a full disk writes answer 503 in plain words, nothing acknowledged is lost, and with room again the server goes on without a restart',
  async () => {
    const { folder, remove } = disk!;
    const logged: string[] = [];
    const log = createLog({ level: 'warn', write: (line) => logged.push(line) });
    const database = await openDatabase({ dataFolder: folder, log });
    await writeEmployers(database, [{ domain, accounts: [{ email }] }]);
    const background = await openBackground({ database, log });
    const app = await createApp({
      database,
      background,
      log,
      demo: false,
      deliverMail: async () => undefined,
      limits: {
        loginPerAccount: { tries: 1_000_000, window: 1 },
        loginPerAddress: { tries: 1_000_000, window: 1 },
      },
    });
    const loggedIn: Browser[] = [];
    const logIn = async () => {
      const browser = new Browser(app, domain);
      const answer = await browser.logIn(email);
      if (answer.status === 200) loggedIn.push(browser);
      return answer;
    };
    try {
      await app.ready();
      expect((await logIn()).status).toBe(200);
      // has its token already, which it could not be given later
      const waiting = new Browser(app, domain);
      await waiting.get('/api/pcsx/profile_details');
      const filler = path.join(folder, 'filler');
      expect(() => {
        for (;;) writeFileSync(filler, Buffer.alloc(1024 * 1024), { flag: 'a' });
      }).toThrow('ENOSPC');
      // what is left in the segment of its log is used up, and there is no room for the next one
      await database.statement('select pg_switch_wal()').catch(() => undefined);
      let refused = await waiting.logIn(email);
      await expect.poll(async () => (refused = await waiting.logIn(email)).status).toBe(503);
      expect(refused.headers['retry-after']).toBeDefined();
      expect(refused.body.error.message).not.toMatch(/ENOSPC|disk|postgres/i);

      rmSync(filler);
      await expect.poll(async () => (await logIn()).status, { timeout: 30_000 }).toBe(200);
      for (const browser of loggedIn) expect(await whoAmI(browser)).toMatchObject({ user: { email } });
      await expect.poll(() => logged.join('\n')).toContain('The embedded database runs again');
    } finally {
      await app.close();
      await background.stop();
      await database.close();
      await remove();
    }
  },
);
