import { useState } from 'react';
import { useSite } from '../site/site.tsx';
import { useShowToast } from './toasts.tsx';

type Wish<Value> = {
  /** As it is wished while that is under way, else as it is. */
  value: Value;
  isPending: boolean;
  /** Shows the wish at once and has it come true; what is wished meanwhile is not heard. `come` tells its own failures. */
  make: (value: Value, come: () => Promise<unknown>) => void;
};

/** Something that shows at once what was asked for, and goes back to what is where that could not be done. */
export function useWish<Value>(actual: Value): Wish<Value> {
  const { t } = useSite();
  const showToast = useShowToast();
  const [wish, setWish] = useState<{ value: Value }>();
  const make: Wish<Value>['make'] = (value, come) => {
    if (wish) return;
    setWish({ value });
    come()
      // the code that does it could not be loaded
      .catch(() => showToast({ variant: 'alert', text: t('error.offline') }))
      .finally(() => setWish(undefined));
  };
  return { value: wish ? wish.value : actual, isPending: wish !== undefined, make };
}
