import { isRecord } from '../row-check.ts';

export type Node = Record<string, unknown>;

/** Where a node was found: `@graph[2].item`. */
export type FoundNode = { node: Node; path: string };

/** Deeper than any vocabulary nests. */
const deepest = 32;

const typesOf = ({ '@type': type }: Node): string[] =>
  (Array.isArray(type) ? type : [type]).flatMap((one) =>
    typeof one === 'string' ? [one.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '')] : [],
  );

/** All nodes of JSON-LD with an `@id` and something to say, so that others may refer to them. */
export function nodesById(
  value: unknown,
  known = new Map<string, Node>(),
  depth = 0,
): ReadonlyMap<string, Node> {
  if (depth > deepest || typeof value !== 'object' || value === null) return known;
  if (isRecord(value) && typeof value['@id'] === 'string' && Object.keys(value).length > 1)
    known.set(value['@id'], value);
  for (const child of Object.values(value)) nodesById(child, known, depth + 1);
  return known;
}

/** The job postings in JSON-LD, wherever they are: at the top, in a list, in `@graph`, as the item of an `ItemList`. */
export function* jobPostingsIn(value: unknown, path = '', depth = 0): Generator<FoundNode> {
  if (depth > deepest || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) yield* jobPostingsIn(child, `${path}[${index}]`, depth + 1);
    return;
  }
  const node = value as Node;
  if (typesOf(node).includes('JobPosting')) {
    yield { node, path };
    return;
  }
  for (const [key, child] of Object.entries(node))
    yield* jobPostingsIn(child, path === '' ? key : `${path}.${key}`, depth + 1);
}

/** Reads the values of one document; a mere `{"@id": …}` stands for the node of that id. */
export class Reading {
  readonly #byId: ReadonlyMap<string, Node>;

  constructor(byId: ReadonlyMap<string, Node>) {
    this.#byId = byId;
  }

  /** What a property holds, which may be one value, a list, or nothing. */
  all(value: unknown): unknown[] {
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one) => {
      if (one === null || one === undefined) return [];
      if (!isRecord(one)) return [one];
      // JSON-LD's way to write a text with its language
      if ('@value' in one) return this.all(one['@value']);
      const id = one['@id'];
      const isReference = typeof id === 'string' && Object.keys(one).length === 1;
      return [isReference ? (this.#byId.get(id) ?? one) : one];
    });
  }

  nodes(value: unknown): Node[] {
    return this.all(value).filter(isRecord);
  }

  /** The texts of a property; of nodes their names. */
  texts(value: unknown, depth = 0): string[] {
    // names may refer to each other in a circle
    if (depth > 3) return [];
    return this.all(value).flatMap((one) => {
      if (typeof one === 'string' || typeof one === 'number') return [String(one).trim()].filter(Boolean);
      return isRecord(one) ? this.texts(one.name, depth + 1) : [];
    });
  }

  /** The first text of a property; empty where there is none. */
  text(value: unknown): string {
    return this.texts(value)[0] ?? '';
  }
}
