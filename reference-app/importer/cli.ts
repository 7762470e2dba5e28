import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Reading its own code is most of what a small import takes, and takes half as long when it comes compiled, as from the second
// import on. A folder that cannot be written is no failure; in the system's one for temporary files others could leave code.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled'));
await import('./main.ts');
