import type { ReactNode } from 'react';
import type { OmitEach } from '../../theme/props.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import './icon-button.css.ts';

type OwnProps = {
  /** What it does. Read aloud only, so the icon has to be one that everybody knows. */
  label: string;
  /** The picture. */
  icon: ReactNode;
};

/**
 * As those of `Button`, which it is: `ref` and all other props go to the `<button>`, or to the `<a>` with `href`.
 * State for selectors and tests: `data-icon-only` beside those of `Button`.
 */
export type IconButtonProps = OwnProps &
  OmitEach<ButtonProps, keyof OwnProps | 'children' | 'fullWidth' | 'aria-label' | 'aria-labelledby'>;

/** A square button of a picture alone. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="systemUi"
      {...rest}
      aria-label={rest.loading ? rest.loadingLabel : label}
      data-icon-only=""
    />
  );
}
