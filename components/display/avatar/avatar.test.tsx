import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { Avatar } from './avatar.tsx';

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E';
const broken = 'data:image/png;base64,AAAA';
const avatar = () => page.getByRole('img', { name: 'Ada Lovelace' });

describe('Avatar', () => {
  it('is an image that is called as the person is', async () => {
    render(<Avatar name="Ada Lovelace" src={picture} />);
    await expect.element(avatar()).toBeVisible();
    expect(page.getByRole('img').elements()).toHaveLength(1);
  });

  it('shows initials without a picture', async () => {
    const { container } = render(<Avatar name="Ada Lovelace" />);
    await expect.element(avatar()).toHaveTextContent('AL');
    expect(container.querySelector('img')).toBeNull();
  });

  it('shows a person where a name has no letters', () => {
    const { container } = render(<Avatar name="?" />);
    expect(container.querySelector('svg')).not.toBeNull();
  });

  it('shows initials when the picture fails, and tries another address', async () => {
    const { container, rerender } = render(<Avatar name="Ada Lovelace" src={broken} />);
    await expect.poll(() => container.querySelector('img')).toBeNull();
    await expect.element(avatar()).toHaveTextContent('AL');
    rerender(<Avatar name="Ada Lovelace" src={picture} />);
    await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(9);
  });

  it('has its size before, while and after the picture loads', async () => {
    const { container, rerender } = render(<Avatar name="Ada Lovelace" size="large" />);
    const size = () => {
      const { width, height } = container.firstElementChild!.getBoundingClientRect();
      return [width, height];
    };
    expect(size()).toEqual([64, 64]);
    rerender(<Avatar name="Ada Lovelace" size="large" src={picture} />);
    expect(size()).toEqual([64, 64]);
    await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
    expect(size()).toEqual([64, 64]);
  });

  it('is silent beside the name', () => {
    render(<Avatar name="Ada Lovelace" decorative />);
    expect(page.getByRole('img').elements()).toHaveLength(0);
  });

  it('passes ref and other props to its root', () => {
    const ref = createRef<HTMLSpanElement>();
    render(<Avatar ref={ref} name="Ada Lovelace" id="ada" />);
    expect(ref.current).toHaveAttribute('id', 'ada');
  });
});
