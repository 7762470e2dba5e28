import type { Place } from '../../contract/posting.ts';
import { fold } from '../search/fold.ts';

type Coordinates = { latitude: number; longitude: number };

/**
 * The employer's places whose coordinates some posting has told. A feed without coordinates means the same places, often
 * by a shorter name: "Boston, MA" for "Boston, MA, United States".
 */
export class KnownPlaces {
  /** By folded name. */
  readonly #byName = new Map<string, Coordinates>();
  /** By what is before a comma of the name; null where two places begin so. */
  readonly #byBeginning = new Map<string, Coordinates | null>();

  /** Remembers a place with coordinates. */
  add({ name, latitude, longitude }: Place): void {
    if (latitude === undefined || longitude === undefined) return;
    const whole = fold(name);
    const at = { latitude, longitude };
    this.#byName.set(whole, at);
    for (let comma = whole.indexOf(','); comma >= 0; comma = whole.indexOf(',', comma + 1)) {
      const beginning = whole.slice(0, comma).trim();
      const known = this.#byBeginning.get(beginning);
      const isSame = known?.latitude === latitude && known.longitude === longitude;
      this.#byBeginning.set(beginning, known === undefined || isSame ? at : null);
    }
  }

  /** The place as it came, with coordinates where it came without and one place is meant. */
  located(place: Place): Place {
    if (place.latitude !== undefined && place.longitude !== undefined) return place;
    const name = fold(place.name);
    const known = this.#byName.get(name) ?? this.#byBeginning.get(name);
    return known ? { name: place.name, ...known } : place;
  }
}
