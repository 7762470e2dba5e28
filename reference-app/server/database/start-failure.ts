/** The server cannot start; `message` is one plain sentence that says what to do, and all that the operator is shown. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** The error, or what it means to whoever starts the server. @param settings what chooses the port and its address */
export function inPlainWords(
  error: unknown,
  { port, dataFolder }: { port: number; dataFolder: string },
  settings: { port: string; host: string } = { port: 'PORT', host: 'HOST' },
): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} is taken: stop what listens there, or choose another with ${settings.port}=<number>.`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new StartFailure(
      `Port ${port} may not be used by this user: choose one above 1023 with ${settings.port}=<number>.`,
      { cause: error },
    );
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartFailure(
      `${settings.host} is no address of this machine: set it to 0.0.0.0 for all of them, or to 127.0.0.1 for this machine alone.`,
      { cause: error },
    );
  return isFull(error) ? fullDisk(dataFolder, error) : error;
}

/** Whether there was no room on the disk, as the system or PostgreSQL says it. */
export function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || /ENOSPC|No space left/i.test(String(error));
}

export function fullDisk(folder: string, cause: unknown): StartFailure {
  return new StartFailure(
    `The disk of the data folder ${folder} is full: free some space, or choose another folder with PORTICO_DATA=<folder>.`,
    { cause },
  );
}

/** What is printed of a start that has failed. */
export function sentenceOf(error: unknown): string {
  if (error instanceof StartFailure) return error.message;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `Portico could not start; please report this: ${reason}`;
}
