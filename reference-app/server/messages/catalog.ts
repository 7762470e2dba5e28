import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compileStrings } from '@internationalized/string-compiler';
import type { Catalogue } from '@portico/core/messages';

/**
 * Reads a catalog of ICU messages, compiled by the compiler of the pages' build (`vite.shared.ts`): what pages and server say is
 * formatted by the same code.
 *
 * @param file as `import.meta.resolve` writes it
 */
export async function readCatalog(file: string): Promise<Catalogue<string>> {
  const texts = JSON.parse(await readFile(fileURLToPath(file), 'utf8')) as Record<string, string>;
  const module = compileStrings(texts).replace('module.exports =', 'export default');
  const { default: catalog } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    default: Catalogue<string>;
  };
  return catalog;
}
