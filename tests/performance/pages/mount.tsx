import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { Button } from '@portico/components';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './mount.css';

const labels = Array.from({ length: 1000 }, (_, index) => `Save job ${index + 1}`);
const kinds = {
  Button: (label: string) => <Button key={label}>{label}</Button>,
  bare: (label: string) => (
    <button key={label} type="button" className="bare">
      {label}
    </button>
  ),
  plain: (label: string) => (
    <button key={label} type="button" className="plain">
      {label}
    </button>
  ),
} satisfies Record<string, (label: string) => ReactElement>;
export type MountKind = keyof typeof kinds;

declare global {
  interface Window {
    /** Mounts a thousand of a kind and lays them out; answers how many elements they are. */
    mount: (kind: MountKind) => number;
  }
}

window.mount = (kind) => {
  const container = document.querySelector('#root');
  if (!container) throw new Error('The page has no #root');
  const root = createRoot(container);
  flushSync(() => root.render(labels.map(kinds[kind])));
  if (document.body.offsetHeight === 0) throw new Error('Nothing was laid out');
  return container.querySelectorAll('*').length;
};
