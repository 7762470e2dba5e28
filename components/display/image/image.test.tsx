import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate, render } from '../../testing/render.tsx';
import { Image } from './image.tsx';

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/%3E';
const broken = 'data:image/png;base64,AAAA';
const image = (container: HTMLElement) => container.querySelector('img');
const place = (container: HTMLElement) => container.firstElementChild!.getBoundingClientRect();

describe('Image', () => {
  it('has its place before, while and after it loads, and when it fails', async () => {
    const { container, rerender } = render(<Image src="data:," alt="Office" ratio="wide" />);
    const { width, height } = place(container);
    expect(width / height).toBeCloseTo(16 / 9, 2);
    rerender(<Image src={picture} alt="Office" ratio="wide" loading="eager" />);
    await expect.poll(() => image(container)?.naturalWidth).toBe(90);
    expect(place(container).height).toBe(height);
    rerender(<Image src={broken} alt="Office" ratio="wide" loading="eager" />);
    await expect.poll(() => image(container)).toBeNull();
    expect(place(container).height).toBe(height);
  });

  it('loads late unless it is told otherwise', () => {
    const { container, rerender } = render(<Image src={picture} alt="" />);
    expect(image(container)).toHaveAttribute('loading', 'lazy');
    rerender(<Image src={picture} alt="" loading="eager" />);
    expect(image(container)).toHaveAttribute('loading', 'eager');
  });

  it('says what it shows when it fails, to those who see and to those who listen', async () => {
    const onError = vi.fn();
    const { container } = render(<Image src={broken} alt="Our office" onError={onError} />);
    await expect.poll(() => container.firstElementChild!.hasAttribute('data-failed')).toBe(true);
    await expect.element(page.getByRole('img', { name: 'Our office' })).toHaveTextContent('Our office');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('shows something else when it fails, and is called the same', async () => {
    render(<Image src={broken} alt="Our office" fallback="Hamburg" />);
    await expect.element(page.getByText('Hamburg')).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Our office' })).toBeVisible();
  });

  it('stays silent when it only decorates, also when it fails', async () => {
    const { container } = render(<Image src={broken} alt="" />);
    await expect.poll(() => container.firstElementChild!.hasAttribute('data-failed')).toBe(true);
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('tries another address', async () => {
    const { container, rerender } = render(<Image src={broken} alt="Office" />);
    await expect.poll(() => image(container)).toBeNull();
    rerender(<Image src={picture} alt="Office" loading="eager" />);
    await expect.poll(() => image(container)?.naturalWidth).toBe(90);
  });

  it('passes ref and other props to the image', () => {
    const ref = createRef<HTMLImageElement>();
    render(<Image ref={ref} src={picture} alt="Office" id="office" sizes="50vw" />);
    expect(ref.current).toHaveAttribute('id', 'office');
    expect(ref.current).toHaveAttribute('sizes', '50vw');
  });

  it('shows on the server’s page what failed before hydration', async () => {
    const { html, container, complaints } = hydrate(<Image src={broken} alt="Office" />);
    expect(html).not.toContain('style=');
    expect(complaints).toEqual([]);
    await expect.poll(() => image(container)).toBeNull();
  });
});
