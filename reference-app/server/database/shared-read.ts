import { endOf } from './in-time.ts';

/** What is under way, and what begins after it. */
type Turn<Value> = { over: Promise<void>; next?: Promise<Value> };

/** Ms after which nobody waits any more for a read to end before theirs begins: its connection may be dead. */
const patience = 200;

/**
 * A read whose answer is given to all who asked before it began: whoever asks while it is under way shares the next one.
 * So each is told what was there after they had asked, as if they had read alone, and a thousand who ask at once make two
 * reads.
 *
 * @param read asked once at a time for each source and key
 */
export function createSharedRead<Source extends object, Key, Value>(
  read: (source: Source, key: Key) => Promise<Value>,
): (source: Source, key: Key) => Promise<Value> {
  const sources = new WeakMap<Source, Map<Key, Turn<Value>>>();

  const forget = async (key: Key, turn: Turn<Value>, turns: Map<Key, Turn<Value>>): Promise<void> => {
    await turn.over;
    if (!turn.next) turns.delete(key);
  };

  const begin = (source: Source, key: Key, turns: Map<Key, Turn<Value>>): Promise<Value> => {
    const answer = read(source, key);
    const turn: Turn<Value> = { over: endOf(answer, patience) };
    turns.set(key, turn);
    void forget(key, turn, turns);
    return answer;
  };

  return (source, key) => {
    const turns = sources.get(source) ?? new Map<Key, Turn<Value>>();
    sources.set(source, turns);
    const underWay = turns.get(key);
    if (!underWay) return begin(source, key, turns);
    return (underWay.next ??= underWay.over.then(() => begin(source, key, turns)));
  };
}
