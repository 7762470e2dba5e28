import { Button, InfoBar } from '@portico/components';
import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Contained } from './contained.tsx';
import { useSite } from './site.tsx';
import { withStylesheets } from './with-stylesheets.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Hears of it when there is a connection again. */
const WhenOnline = ({ onOnline }: { onOnline: () => void }) => {
  const hear = useEffectEvent(onOnline);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('online', () => hear(), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return null;
};

/**
 * A part of a page that is loaded when it is asked for; where it cannot be, that is told in its place, where it can be tried
 * again, and is as soon as there is a connection: what `lazy` has failed to load once it never loads.
 */
export const latePart = <Props extends object>(
  load: Load<Props>,
  waiting?: ReactNode,
): ComponentType<Props> => {
  let Part = lazy(withStylesheets(load));
  return function LatePart(props) {
    const { t } = useSite();
    const [attempt, setAttempt] = useState(0);
    const retry = () => {
      Part = lazy(withStylesheets(load));
      setAttempt(attempt + 1);
    };
    const again = () => {
      retry();
      // the button goes; a dialog takes the focus when it comes
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    };
    return (
      <Contained
        key={attempt}
        fallback={
          <>
            <WhenOnline onOnline={retry} />
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
          </>
        }
      >
        <Suspense fallback={waiting}>{createElement(Part, props)}</Suspense>
      </Contained>
    );
  };
};
