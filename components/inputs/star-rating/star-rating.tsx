import { useId, type ComponentPropsWithRef } from 'react';
import { StarIcon } from '../../display/icon/icon.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type { FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import type { RadiosProps } from '../field/radios.ts';
import type keys from '../../locales/en-US/star-rating.json';
import english from '../../locales/en-US/star-rating.json?messages';
import * as styles from './star-rating.css.ts';

const stars = [1, 2, 3, 4, 5] as const;
type Stars = (typeof stars)[number];

type Rated = {
  /** Shows a rating instead of asking for one. */
  readOnly: true;
  /** From 0 to 5, shown to the nearest half. */
  value: number;
} & Omit<ComponentPropsWithRef<'span'>, 'role' | 'className' | 'style' | 'children'>;

type OwnProps = FieldProps & {
  readOnly?: false;
  /** What forms post the number of stars as. */
  name?: string;
  /** How many stars are given; `null` for none yet. Makes it controlled. */
  value?: Stars | null;
  /** How many stars are given at first. */
  defaultValue?: Stars;
  onValueChange?: (value: Stars) => void;
  /** @default false */
  required?: boolean;
};
type Asking = RadiosProps<OwnProps>;

/**
 * `ref`, `name`, `onChange` and `onBlur` go to each `<input type="radio">`, so `{...register('stars')}` of
 * react-hook-form works as it is; all other props go to the `<fieldset>`, or with `readOnly` to the picture. State for
 * selectors and tests is native: `:checked`, `:disabled`, and `data-invalid` of the fieldset.
 */
export type StarRatingProps = Rated | Asking;

function Shown({ value, readOnly: _readOnly, ...rest }: Rated) {
  const text = useMessages<keyof typeof keys>('star-rating', english);
  const halves = Math.round(Math.min(Math.max(value, 0), stars.length) * 2);
  return (
    <span
      aria-label={text('rating', { value, max: stars.length })}
      {...rest}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- five pictures that are one
      role="img"
      className={styles.shown}
    >
      {stars.map((star) => (
        <span key={star} className={styles.shownStar}>
          <StarIcon />
          {halves >= star * 2 - 1 ? (
            <span className={styles.filled} data-half={halves === star * 2 - 1 ? '' : undefined}>
              <StarIcon />
            </span>
          ) : null}
        </span>
      ))}
    </span>
  );
}

function Asked({
  readOnly: _readOnly,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  ref,
  onChange,
  onBlur,
  ...rest
}: Asking) {
  const text = useMessages<keyof typeof keys>('star-rating', english);
  const ownId = useId();
  return groupAround(
    <div className={styles.row}>
      {stars.map((star) => (
        <label key={star} className={styles.star} title={text(`word${star}`)}>
          <input
            ref={ref}
            type="radio"
            // options without a name of their own would not exclude each other
            name={name ?? ownId}
            value={star}
            {...(value === undefined
              ? { defaultChecked: star === defaultValue }
              : { checked: star === value })}
            required={required}
            className={styles.radio}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(star);
            }}
            onBlur={onBlur}
          />
          <StarIcon />
          <VisuallyHidden>{text('stars', { count: star, word: text(`word${star}`) })}</VisuallyHidden>
        </label>
      ))}
    </div>,
    {
      ...rest,
      id: rest.id ?? ownId,
      role: 'radiogroup',
      required,
      'aria-required': required || undefined,
      'aria-invalid': rest.error ? true : undefined,
    },
  );
}

/** One to five stars, to give or to look at. */
export function StarRating(props: StarRatingProps) {
  return props.readOnly ? <Shown {...props} /> : <Asked {...props} />;
}
