import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileStrings } from '@internationalized/string-compiler';

const suffix = '.json?messages';

/**
 * Lets Node read the message catalogues of the components (`import texts from '../forms/en-US.json?messages'`), which the
 * build compiles from ICU messages to functions (`vite.shared.ts`) and Node knows nothing of. The server runs its
 * TypeScript as it is (ADR 1), so that it meets the import itself; it compiles the catalogue with the same compiler
 * when the module is loaded. What imports such modules has to be imported after this one, by `await import(…)`:
 * a static import would be resolved before the hook stands.
 *
 * The built package was no way: server and tests would need a build first, and could meet a stale one.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith(suffix)) return next(url, context);
    const file = fileURLToPath(url.slice(0, -'?messages'.length));
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return {
      format: 'module',
      source: compileStrings(texts).replace('module.exports =', 'export default'),
      shortCircuit: true,
    };
  },
});
