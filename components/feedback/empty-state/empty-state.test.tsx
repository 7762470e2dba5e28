import { createRef } from 'react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../../actions/button/button.tsx';
import { SearchIcon } from '../../display/icon/icon.tsx';
import { render } from '../../testing/render.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

describe('EmptyState', () => {
  it('is headed by what is not there, at its place in the page’s outline', async () => {
    const { rerender } = render(<EmptyState title="No jobs" />);
    await expect.element(page.getByRole('heading', { name: 'No jobs', level: 2 })).toBeVisible();
    rerender(<EmptyState title="No jobs" headingLevel={4} />);
    await expect.element(page.getByRole('heading', { name: 'No jobs', level: 4 })).toBeVisible();
  });

  it('says what to do, and has the means for it', async () => {
    render(
      <EmptyState title="No jobs" actions={<Button>Remove filters</Button>}>
        Try fewer filters.
      </EmptyState>,
    );
    await expect.element(page.getByText('Try fewer filters.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remove filters' })).toBeVisible();
  });

  it('keeps its icon silent, and leaves a picture to say what it says', async () => {
    const { container, rerender } = render(<EmptyState title="No jobs" icon={<SearchIcon />} />);
    expect(container.querySelector('svg')!.closest('span')).toHaveAttribute('aria-hidden', 'true');
    rerender(<EmptyState title="No jobs" picture={<img alt="An empty shelf" src="data:," />} />);
    await expect.element(page.getByRole('img', { name: 'An empty shelf' })).toBeInTheDocument();
  });

  it('passes ref and other props to the root', () => {
    const ref = createRef<HTMLDivElement>();
    render(<EmptyState ref={ref} title="No jobs" id="none" />);
    expect(ref.current).toHaveAttribute('id', 'none');
  });

  it('has an icon or a picture, not both', () => {
    expectTypeOf<{ title: string; icon: string; picture: string }>().not.toExtend<EmptyStateProps>();
  });
});
