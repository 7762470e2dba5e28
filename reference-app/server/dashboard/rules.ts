/** When something begins and ends; ms since 1970. */
type Span = { startsAt: number; endsAt: number };

/** What is to come or going on, the next first; then what is over, the latest first. */
export function nextFirst<Entry>(
  entries: readonly Entry[],
  { spanOf, now }: { spanOf: (entry: Entry) => Span; now: number },
): Entry[] {
  const isOver = (entry: Entry) => spanOf(entry).endsAt <= now;
  const startOf = (entry: Entry) => spanOf(entry).startsAt;
  return [
    ...entries.filter((entry) => !isOver(entry)).toSorted((left, right) => startOf(left) - startOf(right)),
    ...entries.filter(isOver).toSorted((left, right) => startOf(right) - startOf(left)),
  ];
}
