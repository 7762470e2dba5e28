import { useState, type ComponentPropsWithoutRef, type FocusEvent, type RefObject } from 'react';

type Fieldset = ComponentPropsWithoutRef<'fieldset'>;
type Handlers = Required<Pick<Fieldset, 'onFocus' | 'onBlur' | 'onClick'>>;

/**
 * Whether people are in a field of several controls, and what its fieldset listens to for that. A press on the legend
 * brings them there, as one on a label does.
 *
 * @param options.popup what belongs to the field and stands elsewhere in the page
 * @param options.control takes the focus
 * @param options.onLeave people have left the field and what belongs to it
 */
export function useInside({
  popup,
  control,
  onFocus,
  onClick,
  onLeave,
}: {
  popup: RefObject<HTMLElement | null> | undefined;
  control: RefObject<HTMLElement | null>;
  onFocus: Fieldset['onFocus'];
  onClick: Fieldset['onClick'];
  onLeave: (event: FocusEvent<HTMLFieldSetElement>) => void;
}): [isInside: boolean, handlers: Handlers] {
  const [isInside, setInside] = useState(false);
  return [
    isInside,
    {
      onFocus: (event) => {
        onFocus?.(event);
        setInside(true);
      },
      onBlur: (event) => {
        const { currentTarget, relatedTarget } = event;
        if (currentTarget.contains(relatedTarget) || popup?.current?.contains(relatedTarget)) return;
        setInside(false);
        onLeave(event);
      },
      onClick: (event) => {
        onClick?.(event);
        if (event.target instanceof Element && event.target.closest('legend')) control.current?.focus();
      },
    },
  ];
}
