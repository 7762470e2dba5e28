import type { oas31 } from 'zod-openapi';
import type { OpenApiDocument } from './document.ts';

const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-inline-size: 60rem; padding: 1.5rem; }
code { font: 0.9em ui-monospace, monospace; overflow-wrap: anywhere; }
section { margin-block: 3rem; }
article { border-block-start: 1px solid GrayText; margin-block: 1.5rem; padding-block-start: 1rem; }
h3 { margin-block: 0 0.5rem; }
h4 { margin-block: 1rem 0.25rem; }
dl { display: grid; gap: 0.25rem 1rem; grid-template-columns: minmax(8rem, auto) 1fr; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
ul { margin-block: 0.25rem; padding-inline-start: 1.25rem; }
summary { min-block-size: 1.5rem; }
@media (width < 600px) { dl { grid-template-columns: 1fr; } dd { margin-inline-start: 1rem; } }
`;

/** The document as a page that needs no script. */
export function referencePage(document: OpenApiDocument, { nonce }: { nonce: string }): string {
  const operations = operationsOf(document);
  const tags = document.tags?.map(({ name }) => name) ?? [];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>API reference | Portico</title>',
    `<style nonce="${nonce}">${style}</style></head><body><main><h1>API reference</h1>`,
    `<p>${inline(document.info.description ?? '')}</p>`,
    `<p><a href="/api/reference/openapi.json">OpenAPI ${document.openapi} document</a></p>`,
    '<nav aria-labelledby="contents"><h2 id="contents">Contents</h2><ul>',
    ...tags.map((tag) => `<li><a href="#${idOf(tag)}">${escape(tag)}</a></li>`),
    '</ul></nav>',
    ...tags.map(
      (tag) =>
        `<section><h2 id="${idOf(tag)}">${escape(tag)}</h2>${operations
          .filter(({ operation }) => operation.tags?.includes(tag))
          .map(articleOf)
          .join('')}</section>`,
    ),
    '</main></body></html>',
  ].join('');
}

type Operation = { method: string; path: string; operation: oas31.OperationObject };

function operationsOf({ paths = {} }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

function articleOf({ method, path, operation }: Operation): string {
  const id = operation.operationId ?? path;
  const role = Object.values(operation.security?.[0] ?? {})[0]?.[0];
  const parameters = (operation.parameters ?? []) as oas31.ParameterObject[];
  const body = operation.requestBody as oas31.RequestBodyObject | undefined;
  return [
    `<article aria-labelledby="${id}"><h3 id="${id}">${escape(operation.summary ?? '')}</h3>`,
    `<p><code>${method} ${escape(path)}</code></p>`,
    operation.description && `<p>${inline(operation.description)}</p>`,
    `<p>Who may call: ${role ? `whoever is logged in as ${escape(role)}` : 'everybody'}.</p>`,
    parameters.length > 0 &&
      `<h4>Parameters</h4><dl>${parameters.map((parameter) => parameterOf(parameter)).join('')}</dl>`,
    ...Object.entries(body?.content ?? {}).map(
      ([type, { schema }]) => `<h4>Body, ${escape(type)}</h4>${outlineOf(schema)}`,
    ),
    '<h4>Answers</h4><dl>',
    ...Object.entries(operation.responses ?? {}).map(([status, response]) =>
      answerOf(status, response as oas31.ResponseObject),
    ),
    '</dl></article>',
  ]
    .filter(Boolean)
    .join('');
}

function parameterOf({ name, in: place, required, description, schema }: oas31.ParameterObject): string {
  const said = [`in ${place}`, typeOf(schema), required ? 'required' : ''].filter(Boolean).join(', ');
  return `<dt><code>${escape(name)}</code></dt><dd>${escape(said)}. ${inline(description ?? descriptionOf(schema))}</dd>`;
}

function descriptionOf(schema: Schema | undefined): string {
  return (schema as oas31.SchemaObject | undefined)?.description ?? '';
}

function answerOf(status: string, { description, content = {} }: oas31.ResponseObject): string {
  const schema = content['application/json']?.schema;
  const isSuccess = status.startsWith('2');
  const data =
    isSuccess && schema ? `<details><summary>What it holds</summary>${outlineOf(schema)}</details>` : '';
  return `<dt>${status}</dt><dd>${inline(description)}${data}</dd>`;
}

type Schema = oas31.SchemaObject | oas31.ReferenceObject;

/** What a value may be, as nested lists. */
function outlineOf(given: Schema | undefined): string {
  const schema = (given ?? {}) as oas31.SchemaObject;
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length > 0)
    return `<ul>${properties
      .map(([name, value]) => {
        const { description } = value as oas31.SchemaObject;
        const isOptional = !schema.required?.includes(name);
        return `<li><code>${escape(name)}</code> ${escape(typeOf(value))}${isOptional ? ', optional' : ''}${description ? ` – ${inline(description)}` : ''}${isPlain(value) ? '' : outlineOf(value)}</li>`;
      })
      .join('')}</ul>`;
  const inner =
    schema.items ?? schema.anyOf?.find((one) => !isPlain(one)) ?? objectOf(schema.additionalProperties);
  return inner && !isPlain(inner) ? outlineOf(inner) : '';
}

const objectOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Schema) : undefined;

function isPlain(given: Schema): boolean {
  const schema = given as oas31.SchemaObject;
  return !(
    Object.keys(schema.properties ?? {}).length > 0 ||
    (schema.items && !isPlain(schema.items)) ||
    schema.anyOf?.some((one) => !isPlain(one)) ||
    (objectOf(schema.additionalProperties) && !isPlain(schema.additionalProperties as Schema))
  );
}

function typeOf(given: Schema | undefined): string {
  const schema = (given ?? {}) as oas31.SchemaObject;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  const type = [schema.type].flat().join(' or ');
  if (type === 'array') return `list of ${typeOf(schema.items)}`;
  return [type || 'anything', schema.format].filter(Boolean).join(', ');
}

/** Text with its `code`. */
function inline(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function idOf(tag: string): string {
  return tag.toLowerCase().replaceAll(/\W+/g, '-');
}
