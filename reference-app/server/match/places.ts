import { isOnePlace } from '@portico/core/places';
import { fold, wordsOf } from '@portico/core/text';
import type { KnownPlace } from './store.ts';

/** Where on the map a place is that somebody has written down; undefined where none or several have its name, or its town's. */
export function pointOf(written: string, places: readonly KnownPlace[]): KnownPlace | undefined {
  if (written.trim() === '') return undefined;
  const whole = fold(written);
  const same = places.filter(({ name }) => fold(name) === whole);
  if (same.length > 0) return onlyOne(same);
  const town = wordsOf(written.split(/[,،]/)[0] ?? '').join(' ');
  const ofTown = places.filter(({ name }) => wordsOf(name.split(',')[0] ?? '').join(' ') === town);
  return onlyOne(ofTown);
}

function onlyOne([first, ...others]: readonly KnownPlace[]): KnownPlace | undefined {
  return first && others.every((other) => isOnePlace(first, other)) ? first : undefined;
}
