import * as Radix from '@radix-ui/react-popover';
import { useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import * as styles from './combobox.css.ts';
import { stepTo, type ComboboxOption } from './options.ts';

type PopupProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Around the input; what opens is as wide. */
  box: RefObject<HTMLDivElement | null>;
  /** What opens. */
  ref: Ref<HTMLDivElement>;
  /** Where it is mounted. */
  place: HTMLElement | null;
  /** The input, and what lies over it. */
  input: ReactNode;
  children: ReactNode;
};

/** Where what opens below an input is mounted: inside of the dialog or the theme root around it. */
const placeAround = (box: HTMLElement | null): HTMLElement | null =>
  box?.closest<HTMLElement>('[role="dialog"], [data-pt-theme]') ?? null;

/** Keeps whether the list below an input is open, and which of its options the keys have come to; -1 for none. */
export function usePopup(isFixed: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const ref = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const show = (at = -1) => {
    if (isFixed) return;
    setPlace(placeAround(box.current));
    setOpen(true);
    setActive(at);
  };
  const step = (options: readonly ComboboxOption[], by: number, first = stepTo(options, -1, by)) =>
    open ? setActive(stepTo(options, active, by)) : show(first);
  const onOpenChange = (to: boolean) => (to ? show() : close());
  return { props: { box, ref, place, open, onOpenChange }, open, active, setActive, close, show, step };
}

/** What opens below an input that keeps the focus. */
export const Popup = ({ open, onOpenChange, box, ref, place, input, children }: PopupProps) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Anchor asChild>
      <div ref={box} className={styles.box}>
        {input}
      </div>
    </Radix.Anchor>
    <Radix.Portal container={place}>
      <Radix.Content
        ref={ref}
        role={undefined}
        className={styles.popup}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && box.current?.contains(event.target)) event.preventDefault();
        }}
        // the focus stays in the input
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
