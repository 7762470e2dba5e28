import { fold, wordsOf } from '../search/fold.ts';
import type { KnownPlace } from './store.ts';

/** Where on the map a place is that somebody has written down; undefined where none has its name, or several have its town's. */
export function pointOf(written: string, places: readonly KnownPlace[]): KnownPlace | undefined {
  if (written.trim() === '') return undefined;
  const whole = fold(written);
  const same = places.find(({ name }) => fold(name) === whole);
  if (same) return same;
  const town = wordsOf(written.split(/[,،]/)[0] ?? '').join(' ');
  const ofTown = places.filter(({ name }) => wordsOf(name.split(',')[0] ?? '').join(' ') === town);
  return ofTown.length === 1 ? ofTown[0] : undefined;
}
