/** Goes on when nobody reads what is said any more, as where a log's reader has ended; otherwise the next line would end the process. */
export function outliveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
