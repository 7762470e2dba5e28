import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs one of the commands of operators to its end, as a process of its own.
 * @param environment where its data is; nothing of where this process has its own is handed on
 */
export async function runCommand(
  file: string,
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  const { DATABASE_URL: _url, PORTICO_DATA: _data, ...inherited } = process.env;
  const child = spawn(process.execPath, [file, ...given], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failure, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { said, failure, code: code as number | null };
}
