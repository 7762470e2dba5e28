import { enableCompileCache } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Has what is imported from here on come compiled, as from the second time on. A folder that cannot be written is no failure; in
 * the system's one for temporary files others could leave code.
 */
export function keepCompiledCode(): void {
  enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
}
