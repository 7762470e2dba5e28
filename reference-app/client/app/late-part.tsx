import { Button, InfoBar } from '@portico/components';
import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Contained } from './contained.tsx';
import { useSite } from './site.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part of a page that is loaded when it is asked for; where it cannot be, that is told in its place, where it can be tried
 * again: what `lazy` has failed to load once it never loads.
 */
export const latePart = <Props extends object>(
  load: Load<Props>,
  waiting?: ReactNode,
): ComponentType<Props> => {
  let Part = lazy(load);
  return function LatePart(props) {
    const { t } = useSite();
    const [attempt, setAttempt] = useState(0);
    const again = () => {
      Part = lazy(load);
      setAttempt(attempt + 1);
      // the button goes; a dialog takes the focus when it comes
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    };
    return (
      <Contained
        key={attempt}
        fallback={
          <InfoBar
            variant="alert"
            live
            action={
              <Button size="small" onClick={again}>
                {t('app.retry')}
              </Button>
            }
          >
            {t('error.offline')}
          </InfoBar>
        }
      >
        <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
      </Contained>
    );
  };
};
