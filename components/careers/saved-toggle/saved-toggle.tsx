import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { BookmarkIcon } from '../../display/icon/icon.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/saved-toggle.json';
import english from '../../locales/en-US/saved-toggle.json?messages';
import * as styles from './saved-toggle.css.ts';

type OwnProps = {
  /** What is saved; part of the name: “Save Nurse”. */
  title: string;
  /** Whether it is saved, when the owner keeps it. */
  saved?: boolean;
  /**
   * Whether it is saved at first, when the component keeps it.
   * @default false
   */
  defaultSaved?: boolean;
  /** The user wants it saved, or no longer. */
  onSavedChange?: (saved: boolean) => void;
  /**
   * The server has not answered yet: `saved` shows what was asked for, and presses wait. Set `saved` back when it
   * refuses, and say why.
   * @default false
   */
  pending?: boolean;
  /**
   * A bookmark alone, or with the word beside it.
   * @default 'icon'
   */
  variant?: 'icon' | 'text';
  /**
   * How tall it is: 40 px or 32 px, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

/**
 * `ref` and all other props go to the `<button>`. State for selectors and tests: `aria-pressed`, `aria-busy` while pending,
 * and the native `disabled`.
 */
export type SavedToggleProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'button'>,
    keyof OwnProps | 'className' | 'style' | 'children' | 'role' | 'type'
  >;

/** Puts a job by, and takes it back. */
export function SavedToggle({
  title,
  saved,
  defaultSaved = false,
  onSavedChange,
  pending = false,
  variant = 'icon',
  onClick,
  ...rest
}: SavedToggleProps) {
  const text = useMessages<keyof typeof keys>('saved-toggle', english);
  const announce = useAnnounce();
  const [own, setOwn] = useState(defaultSaved);
  const isSaved = saved ?? own;

  // said once it holds, and only to those who asked for it
  const asked = useRef<boolean>(undefined);
  useEffect(() => {
    if (pending || asked.current === undefined) return;
    if (asked.current === isSaved) announce(text(isSaved ? 'saved' : 'unsaved', { title }));
    asked.current = undefined;
  }, [announce, isSaved, pending, text, title]);

  const common = {
    ...rest,
    variant: 'twoState' as const,
    pressed: isSaved,
    'aria-busy': pending || undefined,
    icon: (
      <span className={styles.mark}>
        <BookmarkIcon />
      </span>
    ),
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
      onClick?.(event);
      if (pending || event.defaultPrevented) return;
      asked.current = !isSaved;
      setOwn(!isSaved);
      onSavedChange?.(!isSaved);
    },
  };
  // the name stays while the state changes: it is read beside the state
  const name = text('saveOf', { title });
  return variant === 'icon' ? (
    <IconButton {...common} label={name} />
  ) : (
    <Button {...common} aria-label={name}>
      {text('save')}
    </Button>
  );
}
