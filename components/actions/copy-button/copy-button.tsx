import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { AlertIcon, CheckIcon, CopyIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { OmitEach } from '../../theme/props.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import * as styles from './copy-button.css.ts';
import { copyText } from './copy-text.ts';
import type keys from '../../locales/en-US/copy-button.json';
import english from '../../locales/en-US/copy-button.json?messages';

type State = 'idle' | 'copied' | 'failed';

type OwnProps = {
  /** The text that comes to the clipboard. */
  value: string;
  /**
   * What the button is called.
   * @default “Copy” in the language around it
   */
  children?: ReactNode;
  /** It was tried, and it worked or not. */
  onCopy?: (copied: boolean) => void;
};

type ButtonElement = Extract<
  ButtonProps,
  { href?: undefined; variant?: Exclude<ButtonProps['variant'], 'twoState'> }
>;

/**
 * `ref` and all other props go to the `<button>`. State for selectors and tests: `data-state` of the message is `idle`,
 * `copied` or `failed`.
 */
export type CopyButtonProps = OwnProps &
  OmitEach<
    ButtonElement,
    keyof OwnProps | 'icon' | 'href' | 'renderLink' | 'loading' | 'loadingLabel' | 'pressed'
  >;

const icons = { idle: CopyIcon, copied: CheckIcon, failed: AlertIcon };

/** Copies a text, and says beside itself whether it worked. */
export function CopyButton({ value, children, onCopy, onClick, ...rest }: CopyButtonProps) {
  const text = useMessages<keyof typeof keys>('copy-button', english);
  const [outcome, setOutcome] = useState<{ of: string; state: State }>();
  // of another text nothing is known
  const state = outcome?.of === value ? outcome.state : 'idle';
  const latest = useRef(0);
  const Icon = icons[state];

  const copy = async (button: HTMLElement) => {
    latest.current += 1;
    const turn = latest.current;
    // an empty region, so that the same outcome is read once more
    setOutcome(undefined);
    const copied = await copyText(value, button);
    onCopy?.(copied);
    if (turn === latest.current) setOutcome({ of: value, state: copied ? 'copied' : 'failed' });
  };

  return (
    <span className={styles.root}>
      <Button
        {...rest}
        icon={<Icon />}
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy(event.currentTarget);
        }}
      >
        {children ?? text('copy')}
      </Button>
      <output className={styles.message} data-state={state}>
        {state === 'idle' ? null : text(state)}
      </output>
    </span>
  );
}
