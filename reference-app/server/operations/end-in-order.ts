/** Has signals end this process as `process.exit` does: by a signal that nobody handles it would leave the database that it has started. */
export function endInOrder(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
}
