import path from 'node:path';
import { StartFailure } from '../database/start-failure.ts';
import { createLog, type ServerLog } from '../http/log.ts';
import { endInOrder } from './end-in-order.ts';

const complain = (line: string) => process.stderr.write(`${line}\n`);
const root = path.resolve(import.meta.dirname, '../../..');

/** Runs what an operator asked for; what cannot be done ends with one sentence and code 1. */
export async function runCommand(
  usage: string,
  command: (given: {
    root: string;
    args: string[];
    say: (line: string) => void;
    log: ServerLog;
  }) => Promise<'done' | 'usage'>,
): Promise<void> {
  endInOrder();
  try {
    const outcome = await command({
      root,
      args: process.argv.slice(2),
      say: (line) => process.stdout.write(`${line}\n`),
      log: createLog({ level: 'warn', write: complain }),
    });
    if (outcome === 'done') return;
    complain(`Usage: ${usage}`);
  } catch (error) {
    const isMistyped = error instanceof TypeError && 'code' in error && /PARSE_ARGS/.test(String(error.code));
    if (!(error instanceof StartFailure) && !isMistyped) throw error;
    complain(isMistyped ? `${error.message}\nUsage: ${usage}` : error.message);
  }
  process.exitCode = 1;
}
