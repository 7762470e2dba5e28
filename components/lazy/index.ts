export { lazyModule, useLazyModule, useLoadedModule, type LazyModule } from './lazy-module.ts';
export {
  lazyWithRetry,
  type LazyComponent,
  type LazyFailureProps,
  type LazyOptions,
} from './lazy-with-retry.tsx';
export { ChunkLoadError, loadChunk, type ChunkFailure } from './load-chunk.ts';
