import { StarRating } from '../../../inputs/star-rating/star-rating.tsx';
import { ReadOnlyAnswer } from '../../form/read-only.tsx';
import { useControlled, type FieldProps } from '../../form/use-field.ts';

type Stars = 1 | 2 | 3 | 4 | 5;

function Asked({ item, place }: FieldProps<'star_rating'>) {
  const { shared, value, change, blur } = useControlled<Stars | null>({ item, place });
  const { readOnly: _readOnly, ...field } = shared;
  return <StarRating {...field} name={place.path} value={value} onValueChange={change} onBlur={blur} />;
}

/** One to five stars. */
export default function StarRatingItem(props: FieldProps<'star_rating'>) {
  return props.item.readonly ? <ReadOnlyAnswer {...props} /> : <Asked {...props} />;
}
