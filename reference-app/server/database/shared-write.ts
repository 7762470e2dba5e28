import { endOf } from './in-time.ts';

type Turn<Item, Answer> = { items: Item[]; written: Promise<Answer> };

/**
 * Writes that come while one is under way go together in the next one: however many come at once, the database is asked
 * twice. Each is answered, or fails, as the write is that it went in.
 *
 * @param write asked once at a time for each key
 * @param options.patience ms after which nobody waits any more for a write to end before theirs begins: its connection may
 *   be dead
 */
export function createSharedWrite<Key, Item, Answer>(
  write: (key: Key, items: readonly Item[]) => Promise<Answer>,
  { patience }: { patience: number },
): (key: Key, items: readonly Item[]) => Promise<Answer> {
  const underWay = new Map<Key, Promise<void>>();
  const waiting = new Map<Key, Turn<Item, Answer>>();

  const begin = (key: Key, items: readonly Item[]): Promise<Answer> => {
    const written = write(key, items);
    const over = forget(key, written);
    underWay.set(key, over);
    return written;
  };
  const forget = async (key: Key, written: Promise<Answer>): Promise<void> => {
    await endOf(written, patience);
    if (!waiting.has(key)) underWay.delete(key);
  };

  return (key, items) => {
    const before = underWay.get(key);
    if (!before) return begin(key, items);
    const turn = waiting.get(key);
    if (turn) {
      turn.items.push(...items);
      return turn.written;
    }
    const next: Turn<Item, Answer> = {
      items: [...items],
      written: before.then(() => {
        waiting.delete(key);
        return begin(key, next.items);
      }),
    };
    waiting.set(key, next);
    return next.written;
  };
}
