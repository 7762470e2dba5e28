import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../messages/locale.tsx';
import { dialog, sizes } from '../../overlays/dialog/dialog.css.ts';
import {
  Modal,
  ModalBody,
  ModalHead,
  type ModalProps,
  type PanelProps,
} from '../../overlays/modal/modal.tsx';
import { CommandList, type CommandListProps } from './command-list.tsx';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import { isShortcut, isTyping, type Shortcut } from './shortcut.ts';

type ListProps = Pick<
  CommandListProps,
  'commands' | 'loadCommands' | 'debounce' | 'recent' | 'onChoose' | 'label'
>;

type OwnProps = ListProps &
  Pick<ModalProps, 'open' | 'onOpenChange' | 'container' | 'returnFocusTo'> & {
    /**
     * Names it.
     * @default “Commands” in the language around
     */
    title?: string;
    /**
     * Opens it from anywhere on the page. Without Command, Control or Alt it does nothing while people type. Say it
     * somewhere: nobody finds it otherwise.
     */
    shortcut?: Shortcut;
  };

/** `ref` and all other props go to the dialog's element. State for selectors and tests: that of `Dialog` and `CommandList`. */
export type CommandDialogProps = PanelProps<Omit<OwnProps, 'children'>>;

/** Everything that can be done, over the page; it closes when something is chosen. */
export function CommandDialog({
  commands,
  loadCommands,
  debounce,
  recent,
  onChoose,
  label,
  title,
  shortcut,
  ...rest
}: CommandDialogProps) {
  const text = useMessages<keyof typeof keys>('command-list', english);
  const input = useRef<HTMLInputElement>(null);
  const { open, onOpenChange } = rest;

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!shortcut || open || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (!isShortcut(event, shortcut, /Mac|iP/.test(navigator.platform))) return;
    // a key alone is text there
    if (!shortcut.includes('+') && isTyping(event.composedPath()[0] ?? null)) return;
    event.preventDefault();
    onOpenChange(true);
  });
  const hasShortcut = shortcut !== undefined;
  useEffect(() => {
    if (!hasShortcut) return undefined;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasShortcut]);

  return (
    <Modal {...rest} className={`${dialog} ${sizes.medium}`} isDescribed={false} initialFocus={input}>
      <ModalHead title={title ?? text('title')} />
      <ModalBody>
        <CommandList
          inputRef={input}
          commands={commands}
          loadCommands={loadCommands}
          debounce={debounce}
          recent={recent}
          label={label}
          onChoose={(command) => {
            onChoose?.(command);
            onOpenChange(false);
          }}
        />
      </ModalBody>
    </Modal>
  );
}
