import { StarRating } from '../../../inputs/star-rating/star-rating.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

/** One to five stars. */
export default function StarRatingItem({ item, place }: FieldProps<'star_rating'>) {
  const { readOnly, disabled, ...field } = useRegistered({ item, place });
  return <StarRating {...field} disabled={disabled || readOnly} />;
}
