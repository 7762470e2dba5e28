import { IconButton, type IconButtonProps } from '../../actions/icon-button/icon-button.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { CartIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { OmitEach } from '../../theme/props.ts';
import type keys from '../../locales/en-US/cart-trigger.json';
import english from '../../locales/en-US/cart-trigger.json?messages';

type OwnProps = {
  /** How many jobs are in the cart. */
  count: number;
  /** Whether the panel is open. */
  open: boolean;
};

/** `ref` and all other props go to the `<button>`. State for selectors and tests: `aria-expanded`. */
export type CartTriggerProps = OwnProps &
  OmitEach<
    Extract<IconButtonProps, { href?: undefined; loading?: undefined }>,
    keyof OwnProps | 'label' | 'icon' | 'href' | 'renderLink' | 'loading' | 'loadingLabel'
  >;

/** Opens the cart, and says how many jobs are in it. */
export function CartTrigger({ count, open, ...rest }: CartTriggerProps) {
  const label = useMessages<keyof typeof keys>('cart-trigger', english)('label', { count });
  return (
    <IconButton
      {...rest}
      aria-haspopup="dialog"
      aria-expanded={open}
      label={label}
      icon={
        <Badge count={count} label={label}>
          <CartIcon />
        </Badge>
      }
    />
  );
}
