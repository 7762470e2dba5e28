import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useLoaded } from './use-loaded.ts';

it('THEME-04 what another call has answered stays when an older answer comes after it', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const load = () => promise;
  const Shown = () => {
    const { data, put } = useLoaded(load);
    const [looks, setLooks] = useState(0);
    return (
      <>
        <button type="button" onClick={() => put('newer')}>
          Put
        </button>
        <button type="button" onClick={() => setLooks(looks + 1)}>
          Look
        </button>
        <p>{`${looks}: ${data ?? 'nothing'}`}</p>
      </>
    );
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(<Shown />);
  await expect.element(page.getByText('0: nothing')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Put' }));
  resolve('older');
  // rendered after the older answer has come
  await userEvent.click(page.getByRole('button', { name: 'Look' }));
  await expect.element(page.getByText(/^1: /)).toHaveTextContent('1: newer');
});
