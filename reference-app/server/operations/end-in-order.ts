/** Has signals end this process as `process.exit` does, with the database that it has started; left alone they end it without. */
export function endInOrder(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
}
