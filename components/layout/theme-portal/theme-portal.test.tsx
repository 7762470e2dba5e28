import { createContext, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { ThemePortal } from './theme-portal.tsx';

const Employer = createContext('nobody');
const Shown = () => <output>{use(Employer)}</output>;
const shown = () => page.getByRole('status').element();

describe('ThemePortal', () => {
  it('mounts into the nearest theme root around its place', () => {
    const { container } = render(
      <div data-pt-theme="outer">
        <div data-pt-theme="inner">
          <section>
            <ThemePortal>
              <Shown />
            </ThemePortal>
          </section>
        </div>
      </div>,
    );
    expect(shown().parentElement).toBe(container.querySelector('[data-pt-theme="inner"]'));
  });

  it('mounts into the body without a theme root', () => {
    render(
      <ThemePortal>
        <Shown />
      </ThemePortal>,
    );
    expect(shown().parentElement).toBe(document.body);
  });

  it('mounts where it is told', () => {
    const place = document.createElement('div');
    document.body.append(place);
    render(
      <div data-pt-theme="">
        <ThemePortal container={place}>
          <Shown />
        </ThemePortal>
      </div>,
    );
    expect(shown().parentElement).toBe(place);
    place.remove();
  });

  it('keeps its place among React’s parents: their context reaches it, its events reach them', async () => {
    const pressed = vi.fn();
    render(
      <Employer value="Meridian">
        <div role="presentation" onClick={pressed}>
          <ThemePortal>
            <Shown />
            <button type="button">Press</button>
          </ThemePortal>
        </div>
      </Employer>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Meridian');
    await page.getByRole('button', { name: 'Press' }).click();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('goes when its owner goes', async () => {
    const { rerender } = render(
      <ThemePortal>
        <Shown />
      </ThemePortal>,
    );
    rerender(null);
    await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  });

  it('renders nothing on the server, and hydrates without a difference', () => {
    const { html, complaints } = hydrate(
      <ThemePortal>
        <Shown />
      </ThemePortal>,
    );
    expect(html).not.toContain('nobody');
    expect(shown()).toHaveTextContent('nobody');
    expect(complaints).toEqual([]);
  });
});
