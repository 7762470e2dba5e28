import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import { Contained } from './contained.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { withStylesheets } from './with-stylesheets.ts';

type DialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** A dialog that is loaded when it first opens; where it cannot be, that is told, and the next press asks for it anew. */
export const lateDialog = <Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  let Dialog = lazy(withStylesheets(load));
  return function LateDialog(props) {
    // stays after the first time, to close in its own way
    const [wasOpened, setOpened] = useState(false);
    if (props.open && !wasOpened) setOpened(true);
    const fail = () => {
      Dialog = lazy(withStylesheets(load));
      setOpened(false);
      props.onOpenChange(false);
    };
    return (
      wasOpened && (
        <Contained fallback={<NotLoaded onShown={fail} />}>
          <Suspense fallback={null}>{createElement(Dialog, props)}</Suspense>
        </Contained>
      )
    );
  };
};
