import { keepCompiledCode } from '../server/operations/compiled-code.ts';

// reading its own code is most of what a small import takes, and takes half as long when it comes compiled
keepCompiledCode();
await import('./main.ts');
