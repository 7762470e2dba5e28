import { RadioGroup } from '../../../inputs/radio-group/radio-group.tsx';
import { SegmentedControl } from '../../../inputs/segmented-control/segmented-control.tsx';
import { ReadOnlyAnswer } from '../../form/read-only.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

function Asked({ item, place }: FieldProps<'radio'>) {
  const { readOnly: _readOnly, ...field } = useRegistered({ item, place });
  const { choices = [], direction, toggle } = item.radioOptions ?? {};
  return toggle ? (
    <SegmentedControl {...field} segments={choices} />
  ) : (
    <RadioGroup {...field} options={choices} direction={direction === 'horizontal' ? 'row' : 'column'} />
  );
}

/** One of a few choices, all in view. */
export default function RadioItem(props: FieldProps<'radio'>) {
  return props.item.readonly ? <ReadOnlyAnswer {...props} /> : <Asked {...props} />;
}
