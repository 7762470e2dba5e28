import { RadioGroup } from '../../../inputs/radio-group/radio-group.tsx';
import { SegmentedControl } from '../../../inputs/segmented-control/segmented-control.tsx';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { useControlled, useRegistered, type FieldProps } from '../../form/use-field.ts';

const Chosen = ({ item, place }: FieldProps<'radio'>) => {
  const { shared, value } = useControlled<string | null | undefined>({ item, place });
  const label = item.radioOptions?.choices.find((one) => one.value === value)?.label;
  return <ReadOnlyValue shared={shared} text={label ?? value ?? ''} />;
};

const Asked = ({ item, place }: FieldProps<'radio'>) => {
  const { readOnly: _readOnly, ...field } = useRegistered({ item, place });
  const { choices = [], direction, toggle } = item.radioOptions ?? {};
  return toggle ? (
    <SegmentedControl {...field} segments={choices} />
  ) : (
    <RadioGroup {...field} options={choices} direction={direction === 'horizontal' ? 'row' : 'column'} />
  );
};

/** One of a few choices, all in view. */
export default function RadioItem(props: FieldProps<'radio'>) {
  return props.item.readonly ? <Chosen {...props} /> : <Asked {...props} />;
}
