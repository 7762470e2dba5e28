import type { FilterName } from '@portico/core/jobs';
import type { Place, Posting } from '../../contract/posting.ts';
import { upsertRows } from '../database/bulk-write.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Counters } from '../employers/counters.ts';
import { KnownPlaces } from '../places/known-places.ts';
import { facetsOf } from './rules.ts';

type FacetRow = {
  code: number;
  facet: FilterName;
  value: string;
  latitude: number | null;
  longitude: number | null;
};

const columns = {
  code: 'integer',
  facet: 'text',
  value: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
} as const;

/** The numbers by which jobs refer to what they can be filtered by. */
export class FacetCodes {
  readonly #codes = new Map<string, number>();
  readonly #counters: Counters;
  readonly #places = new KnownPlaces();
  #fresh = new Map<number, FacetRow>();

  private constructor(rows: readonly FacetRow[], counters: Counters) {
    this.#counters = counters;
    for (const row of rows) {
      const { value, latitude, longitude } = row;
      this.#codes.set(keyOf(row), row.code);
      if (latitude !== null && longitude !== null) this.#places.add({ name: value, latitude, longitude });
    }
  }

  static async load(transaction: Database, scope: EmployerScope, counters: Counters): Promise<FacetCodes> {
    const rows = await forEmployer(transaction, scope)
      .selectFrom('facet_value')
      .select(['code', 'facet', 'value', 'latitude', 'longitude'])
      .execute();
    return new FacetCodes(
      rows.map((row) => ({ ...row, facet: row.facet as FilterName })),
      counters,
    );
  }

  /** The places, with coordinates that other postings of the employer have told. */
  located(places: readonly Place[]): Place[] {
    return places.map((place) => this.#places.located(place));
  }

  /** A place has a code for each of the coordinates that postings tell, and one without: what a code means never changes. */
  codesOf(posting: Posting): number[] {
    const codes = new Set<number>();
    for (const { facet, value, place } of facetsOf(posting)) {
      const { latitude, longitude } = place ?? {};
      const at = latitude === undefined || longitude === undefined ? nowhere : { latitude, longitude };
      const key = keyOf({ facet, value, ...at });
      const known = this.#codes.get(key);
      const code = known ?? (this.#counters.lastFacetCode += 1);
      codes.add(code);
      if (known !== undefined) continue;
      this.#codes.set(key, code);
      if (place) this.#places.add(place);
      this.#fresh.set(code, { code, facet, value, ...at });
    }
    return [...codes];
  }

  /** Writes the codes given out since the last time. */
  async save(transaction: Database, scope: EmployerScope): Promise<void> {
    const rows = [...this.#fresh.values()];
    this.#fresh = new Map();
    await upsertRows(transaction, scope, { table: 'facet_value', columns, key: ['code'], rows });
  }
}

const nowhere = { latitude: null, longitude: null };

function keyOf({ facet, value, latitude, longitude }: Omit<FacetRow, 'code'>): string {
  return latitude === null ? `${facet}\n${value}` : `${facet}\n${value}\n${latitude},${longitude}`;
}
