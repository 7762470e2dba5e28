import { IconButton, type IconButtonProps } from '../../actions/icon-button/icon-button.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { BellIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { OmitEach } from '../../theme/props.ts';
import type keys from '../../locales/en-US/notification-trigger.json';
import english from '../../locales/en-US/notification-trigger.json?messages';

type OwnProps = {
  /** How many notifications were not viewed yet. */
  count: number;
  /** Whether the list is open. */
  open: boolean;
};

/** `ref` and all other props go to the `<button>`. State for selectors and tests: `aria-expanded`. */
export type NotificationTriggerProps = OwnProps &
  OmitEach<
    Extract<IconButtonProps, { href?: undefined; loading?: undefined }>,
    keyof OwnProps | 'label' | 'icon' | 'href' | 'renderLink' | 'loading' | 'loadingLabel'
  >;

/** A bell that opens the list of notifications, and says how many are new. */
export function NotificationTrigger({ count, open, ...rest }: NotificationTriggerProps) {
  const label = useMessages<keyof typeof keys>('notification-trigger', english)('label', { count });
  return (
    <IconButton
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={open}
      label={label}
      icon={
        <Badge count={count} label={label}>
          <BellIcon />
        </Badge>
      }
    />
  );
}
