import { atMost, type Benchmark } from './benchmark.ts';
import { builtLibrary, bundle } from './built-library.ts';

export const buttonBytes: Benchmark = {
  name: 'button-bytes',
  title: 'An app that imports only Button from the built library, React not counted (gzip -9)',
  run: async () => {
    const installed = builtLibrary();
    const own = await bundle(
      installed,
      `import { Button } from '@portico/components/button'; globalThis.used = Button;`,
    );
    const index = await bundle(
      installed,
      `import { Button } from '@portico/components'; globalThis.used = Button;`,
    );
    return {
      verdicts: [
        atMost({
          what: 'Button from its own entry, JS',
          measured: own.js,
          budget: 3,
          unit: ' kB',
          digits: 2,
        }),
        atMost({
          what: 'Button from its own entry, CSS',
          measured: own.css,
          budget: 3,
          unit: ' kB',
          digits: 2,
        }),
        atMost({ what: 'Button from the index, JS', measured: index.js, budget: 3, unit: ' kB', digits: 2 }),
        atMost({
          what: 'Button from the index, CSS',
          measured: index.css,
          budget: 3,
          unit: ' kB',
          digits: 2,
        }),
      ],
    };
  },
};
