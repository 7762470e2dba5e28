import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AlertIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../display/icon/icon.tsx';
import * as styles from './info-bar.css.ts';

const icons = { info: InfoIcon, alert: AlertIcon, success: SuccessIcon, warning: WarningIcon };

export type InfoBarVariant = keyof typeof icons;

type Dismissal =
  | { onDismiss?: undefined; dismissLabel?: undefined }
  | {
      /** The user wants it gone. Put the focus where they can go on. */
      onDismiss: () => void;
      /** What the cross is called, such as “Dismiss”. */
      dismissLabel: string;
    };

type OwnProps = {
  /**
   * What kind of message it is; each kind has a colour and a shape.
   * @default 'info'
   */
  variant?: InfoBarVariant;
  /** The message in a few words. */
  title?: ReactNode;
  /**
   * It came while the page was in use, so it is read aloud: an alert at once, the others in a pause.
   * Not for messages that are part of the page from the start.
   * @default false
   */
  live?: boolean;
  /** One thing to do about it, such as a `Button` of size small. */
  action?: ReactNode;
  children?: ReactNode;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-variant`. */
export type InfoBarProps = OwnProps &
  Dismissal &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'role'>;

/** A message about the page or about what just happened. */
export function InfoBar({
  variant = 'info',
  title,
  live = false,
  action,
  children,
  onDismiss,
  dismissLabel,
  ...rest
}: InfoBarProps) {
  const Icon = icons[variant];
  const liveRole = variant === 'alert' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      role={live ? liveRole : undefined}
      className={`${styles.bar} ${styles.variants[variant]}`}
      data-variant={variant}
    >
      <span className={styles.icons[variant]}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {onDismiss ? (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </button>
      ) : null}
    </div>
  );
}
