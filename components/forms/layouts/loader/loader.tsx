import type { ReactNode } from 'react';
import { EmptyState } from '../../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../feedback/error-state/error-state.tsx';
import { Spinner } from '../../../feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { useLayoutTexts } from '../texts.ts';

export type FormLoaderProps = {
  /** How far the definition and its values are; `empty` where there is no such form. */
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** Asks for them again. */
  onRetry?: () => void | Promise<unknown>;
  /**
   * Where the titles of what stands for the form are in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The form; rendered when it is ready. */
  children: () => ReactNode;
};

/** Stands for a form while its definition is on its way, and says so when there is none. */
export function FormLoader({ status, onRetry, headingLevel = 2, children }: FormLoaderProps) {
  const text = useLayoutTexts();
  switch (status) {
    case 'loading':
      return (
        <Stack align="center">
          <Spinner label={text('loading')} size="large" />
        </Stack>
      );
    case 'failed':
      return <ErrorState title={text('retrieving')} headingLevel={headingLevel} onRetry={onRetry} />;
    case 'empty':
      return <EmptyState title={text('noData')} headingLevel={headingLevel} />;
    case 'ready':
      return children();
  }
}
