import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BookmarkIcon } from '../../display/icon/icon.tsx';
import { render } from '../../testing/render.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
function boxOf(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

describe('IconButton', () => {
  it('is named by its label and pressed by pointer, Enter and Space', async () => {
    const onClick = vi.fn();
    render(<IconButton label="Save" icon={<BookmarkIcon />} onClick={onClick} />);
    await button('Save').click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('is square in both sizes, as a link, and while loading', () => {
    const { container } = render(
      <>
        <IconButton label="Save" icon={<BookmarkIcon />} />
        <IconButton label="Save" icon={<BookmarkIcon />} size="small" />
        <IconButton label="Save" icon={<BookmarkIcon />} href="#save" />
        <IconButton label="Save" icon={<BookmarkIcon />} loading loadingLabel="Saving…" />
      </>,
    );
    expect([...container.children].map(boxOf)).toEqual([
      [40, 40],
      [32, 32],
      [40, 40],
      [40, 40],
    ]);
  });

  it('says whether it is pressed', async () => {
    render(<IconButton label="Save" icon={<BookmarkIcon />} variant="twoState" pressed />);
    await expect.element(button('Save')).toHaveAttribute('aria-pressed', 'true');
  });

  it('is called by what goes on while it is loading', async () => {
    render(<IconButton label="Save" icon={<BookmarkIcon />} loading loadingLabel="Saving…" />);
    await expect.element(button('Saving…')).toHaveAttribute('aria-busy', 'true');
  });

  it('cannot be without a name, nor be half of two things', () => {
    expectTypeOf<{ icon: string }>().not.toExtend<IconButtonProps>();
    expectTypeOf<{
      icon: string;
      label: string;
      pressed: true;
      variant: 'primary';
    }>().not.toExtend<IconButtonProps>();
    expectTypeOf<{ icon: string; label: string; loading: true }>().not.toExtend<IconButtonProps>();
  });
});
