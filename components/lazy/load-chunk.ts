/**
 * Why code could not be loaded: it took too long, the server doesn't have it (a newer release has replaced it), or the network
 * or the code itself failed.
 */
export type ChunkFailure = 'timeout' | 'missing' | 'error';

/** Code that a page needed could not be loaded. `cause` is what the browser reported. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly reason: ChunkFailure;

  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** How long a chunk may take, in ms: long enough for a slow phone on a bad network. */
const timeout = 120_000;

/**
 * Runs a dynamic import.
 *
 * @throws ChunkLoadError after 120 s, and when the import fails
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  const tooLong = new Promise<never>((_, reject) => {
    // stands still while a page or its computer sleeps
    const signal = AbortSignal.timeout(timeout);
    signal.addEventListener('abort', () => reject(new ChunkLoadError('timeout')), { once: true });
  });
  try {
    return await Promise.race([loadWithStyles(load), tooLong]);
  } catch (error) {
    stylesOf.set(load, new Set(failedStyles));
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError((await isMissing(error)) ? 'missing' : 'error', error);
  }
}

/**
 * Asks the server for the file itself, since browsers report a missing file and a broken network alike. Where the browser doesn't
 * name the file, the page's own script tells: it names all others, so each release has another.
 */
async function isMissing(error: unknown): Promise<boolean> {
  if (typeof document === 'undefined') return false;
  const named = /https?:\/\/\S+/.exec(String(error))?.[0];
  const file = named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (file === undefined) return false;
  try {
    const { status } = await fetch(file, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Stylesheets that failed to load and have not been requested again. */
const failedStyles = new Set<HTMLLinkElement>();
/** Those that had failed when an import did: its own are among them. */
const stylesOf = new WeakMap<() => Promise<unknown>, Set<HTMLLinkElement>>();

if (typeof document !== 'undefined')
  // an element's error event doesn't bubble
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    { capture: true },
  );

/** Loads the stylesheets again that failed with it before: Vite's loader asks for each once and takes a failed one for loaded. */
async function loadWithStyles<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  const styles = [...(stylesOf.get(load) ?? [])].filter((link) => failedStyles.has(link));
  await Promise.all(styles.map(reloadStyles));
  return module;
}

function reloadStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`Unable to load ${link.href}`)));
    failedStyles.delete(link);
    link.replaceWith(again);
  });
}
