import type { ComponentPropsWithoutRef, FormEvent } from 'react';

type Listeners = Pick<ComponentPropsWithoutRef<'div'>, 'onSubmit' | 'onReset'>;

/** Keeps the forms in a panel to itself: React's events go up to a form around its place in the tree, which is not theirs. */
export const formsInside = ({ onSubmit, onReset }: Listeners): Listeners => ({
  onSubmit: (event) => {
    onSubmit?.(event);
    event.stopPropagation();
  },
  onReset: (event: FormEvent<HTMLDivElement>) => {
    onReset?.(event);
    event.stopPropagation();
  },
});
