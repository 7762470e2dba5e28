import { checkDefinition, isRecord, type FormDefinition } from '@portico/core/forms';
import { fromJsonSchema } from '@portico/core/forms/json-schema';
import { isItem } from './place.ts';

/** What stands in a text for a function, which no text can hold: where in the definition it is. */
export const codeMarker = (trail: string): string => `⟨code: ${trail}⟩`;
const markerText = /^⟨code: (.*)⟩$/s;

const keyIn = (trail: string): string => trail.slice(trail.lastIndexOf('.') + 1);

type Visit = (value: unknown, trail: string) => unknown;

/** By names rather than by places, so that items find what is theirs after they have been moved. */
function trailTo(trail: string, key: string, value: unknown) {
  const step = isRecord(value) && typeof value['name'] === 'string' ? value['name'] : key;
  return trail === '' ? step : `${trail}.${step}`;
}

/** Walks over all that is no object and no list; what becomes undefined is left out. */
function mapLeaves(value: unknown, visit: Visit, trail = ''): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => mapLeaves(one, visit, trailTo(trail, String(index), one)));
  if (!isRecord(value)) return visit(value, trail);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      const next = mapLeaves(one, visit, trailTo(trail, key, undefined));
      return next === undefined ? [] : [[key, next]];
    }),
  );
}

/** Section by section, since an item is the same one in another section. */
const mapDefinition = (definition: FormDefinition, visit: Visit): FormDefinition => ({
  ...definition,
  sections: definition.sections.map(
    (section) =>
      ({
        ...section,
        items: section.items.map((item) => mapLeaves(item, visit, item.name)),
      }) as FormDefinition['sections'][number],
  ),
});

/** The functions of a definition, by where they are. */
function codeIn(definition: FormDefinition): ReadonlyMap<string, unknown> {
  const code = new Map<string, unknown>();
  mapDefinition(definition, (value, trail) => {
    if (typeof value === 'function') code.set(trail, value);
    return value;
  });
  return code;
}

/** A definition as JSON that people can read, with markers for its functions. */
export const definitionText = (definition: FormDefinition): string =>
  JSON.stringify(
    mapDefinition(definition, (value, trail) => (typeof value === 'function' ? codeMarker(trail) : value)),
    undefined,
    2,
  );

export type TextRead =
  | {
      readonly definition: FormDefinition;
      /** Markers that stand for nothing here. */
      readonly gone: readonly string[];
      /** The fields whose defaults in a JSON Schema no definition holds. */
      readonly defaults?: readonly string[];
    }
  | {
      readonly definition?: undefined;
      /** Why it is no JSON; undefined where it is JSON, but no form. */
      readonly message?: string;
      readonly problems: readonly { readonly path: string; readonly message: string }[];
    };

/** Whether an editor can show it: anything else that is wrong can be put right there. */
export const isForm = (value: unknown): value is FormDefinition =>
  isRecord(value) &&
  Array.isArray(value['sections']) &&
  value['sections'].every(
    (section: unknown) =>
      isRecord(section) && Array.isArray(section['items']) && section['items'].every(isShowable),
  );

function isShowable(value: unknown): boolean {
  if (!isItem(value)) return false;
  const options: unknown = Reflect.get(value, 'dynamicListOptions');
  const rows = isRecord(options) ? options['items'] : undefined;
  return rows === undefined || (Array.isArray(rows) && rows.every(isShowable));
}

/** Reads what people have written or brought. @param known where the functions are that it has markers for */
export function readDefinition(text: string, known: FormDefinition): TextRead {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error), problems: [] };
  }
  // what is no form may describe one
  if (isRecord(value) && !('sections' in value) && ('type' in value || '$ref' in value)) {
    const { definition, values, problems } = fromJsonSchema(value);
    return definition ? { definition, gone: [], defaults: Object.keys(values) } : { problems };
  }
  if (!isForm(value)) return { problems: checkDefinition(value) };
  const code = codeIn(known);
  const gone: string[] = [];
  const definition = mapDefinition(value, (leaf, place) => {
    const trail = typeof leaf === 'string' ? markerText.exec(leaf)?.[1] : undefined;
    // a marker elsewhere is a text that somebody has typed
    if (trail === undefined || keyIn(trail) !== keyIn(place)) return leaf;
    if (!code.has(trail)) gone.push(codeMarker(trail));
    return code.get(trail);
  });
  return { definition, gone };
}

/** What has come from a server, with the functions that the same fields have here. */
export function withCodeOf(theirs: FormDefinition, mine: FormDefinition): FormDefinition {
  const code = codeIn(mine);
  const bring = (value: unknown, trail: string): unknown => {
    if (Array.isArray(value))
      return value.map((one, index) => bring(one, trailTo(trail, String(index), one)));
    if (!isRecord(value)) return value;
    const inside = Object.entries(value).map(
      ([key, one]) => [key, bring(one, trailTo(trail, key, undefined))] as const,
    );
    const own = [...code].flatMap(([at, fn]) => {
      const key = at.startsWith(`${trail}.`) ? at.slice(trail.length + 1) : '';
      return key !== '' && !key.includes('.') && !Object.hasOwn(value, key) ? [[key, fn] as const] : [];
    });
    return Object.fromEntries([...inside, ...own]);
  };
  if (code.size === 0) return theirs;
  return {
    ...theirs,
    sections: theirs.sections.map(
      (section) =>
        ({
          ...section,
          items: section.items.map((item) => bring(item, item.name)),
        }) as FormDefinition['sections'][number],
    ),
  };
}
