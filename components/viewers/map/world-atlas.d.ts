// the compiler need not read megabytes of coordinates
declare module 'world-atlas/countries-110m.json' {
  import type { Atlas } from './countries.ts';
  const atlas: Atlas;
  export default atlas;
}
declare module 'world-atlas/countries-50m.json' {
  import type { Atlas } from './countries.ts';
  const atlas: Atlas;
  export default atlas;
}
