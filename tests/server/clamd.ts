import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClamdAddress } from '../../reference-app/server/files/scan.ts';
import { ensureClamd } from '../../scripts/debian.mjs';

/** All that the scanner of the tests takes for malware, which is none. */
export const malware = 'what the tests take for malware';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function answersAt(address: ClamdAddress): Promise<boolean> {
  const socket = createConnection(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Starts ClamAV's daemon, which knows one signature. */
export async function startClamd({ alertsExceeded = true } = {}): Promise<{
  address: ClamdAddress;
  stop: () => Promise<void>;
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-clamd-'));
  const address = { host: '127.0.0.1', port: await freePort() };
  // any type of file, at any place in it
  await writeFile(path.join(folder, 'own.ndb'), `Tests.Own:0:*:${Buffer.from(malware).toString('hex')}\n`);
  const settings = {
    Foreground: 'yes',
    DatabaseDirectory: folder,
    TemporaryDirectory: folder,
    TCPAddr: address.host,
    TCPSocket: address.port,
    AlertExceedsMax: alertsExceeded ? 'yes' : 'no',
  };
  const configuration = path.join(folder, 'clamd.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  await writeFile(configuration, lines.join(''));
  const child = spawn(await ensureClamd(), ['--config-file', configuration], { stdio: 'ignore' });
  while (!(await answersAt(address))) {
    if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
