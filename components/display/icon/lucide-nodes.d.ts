// the package types its index alone, which holds all of its 1,500 icons
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';
  const nodes: IconNode;
  export default nodes;
}
