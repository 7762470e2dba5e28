import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ServerLog } from '../http/log.ts';
import { createTurns } from './turns.ts';

/**
 * Looks for malware in a file.
 *
 * @returns what was found is called; undefined = nothing was
 * @throws when it could not be looked for
 */
export type Scan = (bytes: Uint8Array) => Promise<string | undefined>;

/** Where there is no scanner. */
export const withoutScanner: Scan = async () => undefined;

export type ClamdAddress = { host: string; port: number };

/** Fewer than clamd has threads (`MaxThreads`, 10), of which other servers want some as well. */
const turns = { atOnce: 4, mayWait: 100 };
/** ms from the first byte that is sent to the answer */
const answersWithin = 60_000;
/** Characters; answers are a line. */
const longestAnswer = 1_000;

/** Asks clamd, the daemon of ClamAV, which must take streams of 10 MB (`StreamMaxLength`; its default is more). */
export function clamdScan(address: ClamdAddress, log: ServerLog): Scan {
  const inTurn = createTurns(turns);
  return async (bytes) => {
    let found: string | undefined;
    try {
      const asked = inTurn(() => askClamd(address, bytes));
      if (!asked) throw new Error(`${turns.mayWait} files wait already`);
      found = await asked;
    } catch (error) {
      log.error({ err: error }, 'clamd, at CLAMAV_HOST, cannot be asked: what is uploaded is refused');
      throw error;
    }
    if (found !== undefined) log.warn({ found }, 'An upload was refused: clamd found malware in it');
    return found;
  };
}

/** Tells the log what an operator has to know of a clamd before the first file comes. */
export async function checkClamd(address: ClamdAddress, log: ServerLog): Promise<void> {
  // deeper than anybody lets it look
  const nested = Array.from({ length: 120 }).reduce<Buffer>((inside) => gzipSync(inside), Buffer.from('-'));
  try {
    if ((await askClamd(address, nested)) === undefined)
      log.warn(
        'clamd, at CLAMAV_HOST, clears what it has not looked into, such as archives in archives: set AlertExceedsMax to yes.',
      );
  } catch (error) {
    log.warn(
      { err: error },
      'clamd, at CLAMAV_HOST, cannot be asked: what is uploaded is refused until it can',
    );
  }
}

/** One stream of one chunk: its length before it, and a length of nothing after it. See clamd(8), INSTREAM. */
async function askClamd(address: ClamdAddress, bytes: Uint8Array): Promise<string | undefined> {
  const socket = connect(address);
  const tooLate = () => socket.destroy(new Error(`clamd did not answer within ${answersWithin} ms`));
  const timer = setTimeout(tooLate, answersWithin);
  try {
    const answer = firstLine(socket);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(bytes.length);
    for (const part of ['zINSTREAM\0', head, bytes, Buffer.alloc(4)]) socket.write(part);
    const [, isClean, found] = /^stream: (?:(OK)|(.+) FOUND)$/.exec(await answer) ?? [];
    if (isClean === undefined && found === undefined) throw new Error(`clamd answers "${await answer}"`);
    return found;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

/** What comes before the first NUL, or before the end. */
async function firstLine(socket: Socket): Promise<string> {
  let said = '';
  for await (const chunk of socket.setEncoding('latin1') as AsyncIterable<string>) {
    said += chunk;
    const [line, ...more] = said.split('\0', 2);
    if (more.length > 0) return line ?? '';
    if (said.length > longestAnswer) break;
  }
  return said.slice(0, longestAnswer);
}
