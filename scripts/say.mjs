// What the scripts tell people: plain lines, and one sentence when they give up. Runs on any Node with ES modules.
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../..');
export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends with one sentence that says what to do. */
export class GiveUp extends Error {}

const running = new Set();
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true;
    for (const child of running) child.kill(signal);
    // the children end first and say what they have to say
    setTimeout(() => process.exit(130), running.size > 0 ? 5000 : 0).unref();
  });
}

/**
 * Runs a command and answers its exit code and, unless it is shown, what it printed.
 * @param options.isShown its output goes straight to the terminal
 */
export const run = (command, args, { env = {}, cwd = root, isShown = false, onOutput, ...more } = {}) =>
  new Promise((done, fail) => {
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(
      process.platform === 'win32' ? ';' : ':',
    );
    const child = spawn(command, args, {
      cwd,
      // half a second less for each start of the server
      env: { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...process.env, PATH: path, ...env },
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...more,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput?.(text);
      });
    }
    child.on('error', fail);
    child.on('close', (code, signal) => {
      running.delete(child);
      done({ code: isStopping ? 130 : (code ?? (signal === 'SIGINT' ? 130 : 1)), output });
    });
  });

/** Says what is being done, with the seconds when it takes long, and how long it took. */
export async function during(what, work) {
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  say(`${what} …`);
  const timer = setInterval(() => say(`  still at it: ${what} (${seconds()} s)`), 15_000);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Runs `main`; a GiveUp becomes its sentence, anything else a stack trace. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.stderr.write(`${error instanceof GiveUp ? error.message : (error?.stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
