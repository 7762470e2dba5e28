import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useLocale } from '../../messages/locale.tsx';

type OwnProps = {
  /** The number. */
  value: number;
};

/** `ref` and all other props go to the `<data>`, whose `value` is the exact number. */
export type ShortenedNumberProps = OwnProps &
  Omit<ComponentPropsWithRef<'data'>, keyof OwnProps | 'title' | 'className' | 'style' | 'children'>;

/** A large number at a glance, such as 12.3K; read aloud exactly, which is also its tooltip. */
export function ShortenedNumber({ value, ...rest }: ShortenedNumberProps) {
  const locale = useLocale();
  const exact = new Intl.NumberFormat(locale).format(value);
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: Math.abs(value) < 1000 ? 3 : 1,
  }).format(value);
  return short === exact ? (
    <data {...rest} value={value}>
      {exact}
    </data>
  ) : (
    <data {...rest} value={value} title={exact}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{exact}</VisuallyHidden>
    </data>
  );
}
