import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
} from 'react';
import { Contained } from './contained.tsx';
import { withStylesheets } from './with-stylesheets.ts';

/** How long until it is tried again, in ms. */
const wait = 10_000;

/** Has what could not be loaded tried again: after a while, and as soon as there is a connection. */
const TryAgain = ({ onTry }: { onTry: () => void }) => {
  const again = useEffectEvent(onTry);
  useEffect(() => {
    const retry = () => again();
    const timer = setTimeout(retry, wait);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, []);
  return null;
};

/** A part that the page can do without until it is loaded; where it cannot be, that is tried again without a word. */
export const latePlace = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  let Part = lazy(withStylesheets(load));
  return function LatePlace(props) {
    const [failures, setFailures] = useState(0);
    const again = () => {
      // what `lazy` has failed to load once it never loads
      Part = lazy(withStylesheets(load));
      setFailures(failures + 1);
    };
    return (
      <Contained key={failures} fallback={<TryAgain onTry={again} />}>
        <Suspense fallback={null}>{createElement(Part, props)}</Suspense>
      </Contained>
    );
  };
};
