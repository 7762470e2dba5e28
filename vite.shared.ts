import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Pre-bundled up front: a dependency found mid-run makes Vite reload the page, which breaks tests in a browser. */
export const optimizeInclude = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'culori/fn',
];

/** What the browsers that we support understand without translation: `light-dark()`, nesting, layers, `:has()`. */
export const browserTargets = ['chrome125', 'edge125', 'firefox128', 'safari17.5'];

/** What every build and test of this repository shares. */
export const sharedConfig = (): UserConfig => ({
  plugins: [
    react(),
    vanillaExtractPlugin({
      identifiers: ({ debugId, hash }) => `${(debugId ?? 'x').replaceAll(/[^\w-]/g, '-')}_${hash}`,
    }),
  ],
  optimizeDeps: { include: optimizeInclude },
  build: { target: browserTargets, cssTarget: browserTargets },
});
