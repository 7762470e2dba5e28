import type { Posting } from '../../contract/posting.ts';
import type { FilterName } from '../../contract/search.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { Counters } from '../employers/counters.ts';
import { facetsOf } from './rules.ts';

/** The numbers by which jobs refer to what they can be filtered by. */
export class FacetCodes {
  readonly #codes: Map<string, number>;
  readonly #counters: Counters;
  #fresh: {
    code: number;
    facet: FilterName;
    value: string;
    latitude: number | null;
    longitude: number | null;
  }[] = [];

  private constructor(codes: Map<string, number>, counters: Counters) {
    this.#codes = codes;
    this.#counters = counters;
  }

  static async load(transaction: Database, scope: EmployerScope, counters: Counters): Promise<FacetCodes> {
    const rows = await forEmployer(transaction, scope)
      .selectFrom('facet_value')
      .select(['code', 'facet', 'value'])
      .execute();
    return new FacetCodes(new Map(rows.map((row) => [keyOf(row.facet, row.value), row.code])), counters);
  }

  codesOf(posting: Posting): number[] {
    const codes = new Set<number>();
    for (const { facet, value, place } of facetsOf(posting)) {
      const key = keyOf(facet, value);
      let code = this.#codes.get(key);
      if (code === undefined) {
        code = this.#counters.lastFacetCode += 1;
        this.#codes.set(key, code);
        const { latitude = null, longitude = null } = place ?? {};
        this.#fresh.push({ code, facet, value, latitude, longitude });
      }
      codes.add(code);
    }
    return [...codes];
  }

  /** Writes the codes given out since the last time. */
  async save(transaction: Database, scope: EmployerScope): Promise<void> {
    const fresh = this.#fresh;
    this.#fresh = [];
    for (let start = 0; start < fresh.length; start += 1000)
      await forEmployer(transaction, scope)
        .insertInto('facet_value')
        .values(fresh.slice(start, start + 1000))
        .execute();
  }
}

function keyOf(facet: string, value: string): string {
  return `${facet}\n${value}`;
}
