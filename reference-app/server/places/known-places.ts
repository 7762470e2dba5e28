import { isOnePlace, type Point } from '@portico/core/places';
import { fold } from '@portico/core/text';
import type { Place } from '../../contract/posting.ts';

/**
 * The employer's places whose coordinates some posting has told. A feed without coordinates means the same places, often
 * by a shorter name: "Boston, MA" for "Boston, MA, United States".
 */
export class KnownPlaces {
  /** By folded name; null where two places have it. */
  readonly #byName = new Map<string, Point | null>();
  /** By what is before a comma of the name; null where two places begin so. */
  readonly #byBeginning = new Map<string, Point | null>();

  /** Remembers a place with coordinates. */
  add({ name, latitude, longitude }: Place): void {
    if (latitude === undefined || longitude === undefined) return;
    const whole = fold(name);
    const at = { latitude, longitude };
    remember(this.#byName, whole, at);
    for (let comma = whole.indexOf(','); comma >= 0; comma = whole.indexOf(',', comma + 1))
      remember(this.#byBeginning, whole.slice(0, comma).trim(), at);
  }

  /** The place as it came, with coordinates where it came without and one place is meant. */
  located(place: Place): Place {
    if (place.latitude !== undefined && place.longitude !== undefined) return place;
    const name = fold(place.name);
    const named = this.#byName.get(name);
    const known = named === undefined ? this.#byBeginning.get(name) : named;
    return known ? { name: place.name, ...known } : place;
  }
}

function remember(places: Map<string, Point | null>, name: string, at: Point): void {
  const known = places.get(name);
  if (known === undefined) places.set(name, at);
  else if (known && !isOnePlace(known, at)) places.set(name, null);
}
