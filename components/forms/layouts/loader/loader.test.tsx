import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { FormLoader } from './loader.tsx';

const children = () => <p>The form</p>;

describe('what stands for a form that is not there', () => {
  it('FORM-18 is a spinner while it is on its way', async () => {
    render(<FormLoader status="loading">{children}</FormLoader>);
    await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect.element(page.getByText('The form')).not.toBeInTheDocument();
  });

  it('FORM-18 says that it could not be had, and tries again', async () => {
    const onRetry = vi.fn();
    render(
      <FormLoader status="failed" onRetry={onRetry}>
        {children}
      </FormLoader>,
    );
    const title = 'An error occurred while retrieving data';
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('button'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('FORM-18 says that there is none', async () => {
    render(<FormLoader status="empty">{children}</FormLoader>);
    await expect.element(page.getByRole('heading', { name: 'No data found', exact: true })).toBeVisible();
  });

  it('FORM-18 gives way to the form', async () => {
    render(<FormLoader status="ready">{children}</FormLoader>);
    await expect.element(page.getByText('The form')).toBeVisible();
  });
});
