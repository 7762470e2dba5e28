import { act, StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

declare global {
  // React's own switch for `act`
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Takes a root down after the test: in the test itself, since files share this module and a hook is one file's. */
const takeDown = (root: Root, container: HTMLElement) =>
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });

function mount() {
  const container = document.createElement('div');
  document.body.append(container);
  return container;
}

/** Mounts into the page under StrictMode; taken down after the test. */
export function render(element: ReactNode, { dir = 'ltr' }: { dir?: 'ltr' | 'rtl' } = {}) {
  const container = mount();
  container.dir = dir;
  const root = createRoot(container);
  takeDown(root, container);
  // not `act`: React is to work as on a page, and what suspends has to go on by itself
  const rerender = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>));
  rerender(element);
  return { container, rerender };
}

/**
 * Renders as the server does, then hydrates; answers the server's HTML and what React had to say about the difference.
 *
 * @param options.before what people do before script has loaded
 */
export function hydrate(element: ReactNode, { before }: { before?: (container: HTMLElement) => void } = {}) {
  const container = mount();
  const html = renderToString(<StrictMode>{element}</StrictMode>);
  container.innerHTML = html;
  before?.(container);
  const complaints: unknown[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...message) => complaints.push(message));
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => {
    const root = hydrateRoot(container, <StrictMode>{element}</StrictMode>, {
      onRecoverableError: (problem) => complaints.push(problem),
    });
    takeDown(root, container);
  });
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  error.mockRestore();
  return { container, html, complaints };
}
