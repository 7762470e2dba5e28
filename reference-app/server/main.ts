import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { inPlainWords, sentenceOf, StartFailure } from './database/start-failure.ts';
import { keepCompiledCode } from './operations/compiled-code.ts';
import { outliveClosedOutput } from './operations/closed-output.ts';
import { readSettings } from './settings/settings.ts';

// read by React when the renderer is loaded; its development build is several times slower
process.env.NODE_ENV ??= 'production';
outliveClosedOutput();
const root = path.resolve(import.meta.dirname, '../..');
// a sixth of what a start takes is compiling its own code
keepCompiledCode();
/** ms; longer once the server has requests to end. */
let stopsWithin = 3_000;

// before anything is open that would have to be let go of
const stopping = signalled();

try {
  const settings = readSettings(process.env, { root });
  // before anything is written: seeding for a server that cannot listen helps nobody
  await assertPortIsFree(settings, { port: 'PORT', host: 'HOST' });
  if (settings.demo)
    await assertPortIsFree({ ...settings, port: settings.esignPort }, { port: 'ESIGN_PORT', host: 'HOST' });
  if (settings.metrics)
    await assertPortIsFree(settings.metrics, { port: 'PORTICO_METRICS_PORT', host: 'PORTICO_METRICS_HOST' });
  // loading the server takes a second, in which nobody has to wait to be told of a setting
  const { startSite } = await import('./start-site.ts');
  const close = await startSite(settings, { root, stopping });
  stopsWithin = settings.stop.delay + settings.stop.within;
  closeWhenStopped(close);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(stopping.aborted ? 0 : 1);
}

async function assertPortIsFree(
  { port, host }: { port: number; host: string },
  names: { port: string; host: string },
): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(port, host);
    await once(probe, 'listening');
  } catch (error) {
    throw inPlainWords(error, { port, dataFolder: '' }, names);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Aborted by the first SIGINT, SIGTERM or SIGHUP, which a terminal sends when it is closed. Whatever hangs then must not keep
 * the process: what was answered is written.
 */
function signalled(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      if (controller.signal.aborted) return;
      setTimeout(() => {
        process.stderr.write('Portico took too long to stop, and was ended.\n');
        process.exit(1);
      }, stopsWithin).unref();
      controller.abort(new StartFailure('Portico was stopped before it had started.'));
    });
  return controller.signal;
}

function closeWhenStopped(close: () => Promise<void>): void {
  const stop = () =>
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  if (stopping.aborted) void stop();
  else stopping.addEventListener('abort', stop);
}
