import '@portico/tokens/layers';
import '@portico/tokens/themes';
import '@portico/components/reset';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { kinds, type MountKind } from './kinds.tsx';
import './mount.css';

declare global {
  interface Window {
    /** Mounts all of a kind and lays them out; answers how many elements they are. */
    mount: (kind: MountKind) => number;
  }
}

window.mount = (kind) => {
  const container = document.querySelector('#root');
  if (!container) throw new Error('The page has no #root');
  const root = createRoot(container);
  flushSync(() => root.render(kinds[kind]()));
  if (document.body.offsetHeight === 0) throw new Error('Nothing was laid out');
  return container.querySelectorAll('*').length;
};
