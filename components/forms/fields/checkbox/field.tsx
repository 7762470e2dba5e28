import { CheckboxGroup } from '../../../inputs/checkbox-group/checkbox-group.tsx';
import { ReadOnlyAnswer } from '../../form/read-only.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';

function Asked({ item, place }: FieldProps<'checkbox'>) {
  const { readOnly: _readOnly, ...field } = useRegistered({ item, place });
  const { choices = [], direction, toggle } = item.checkboxOptions ?? {};
  return (
    <CheckboxGroup
      {...field}
      options={choices}
      variant={toggle ? 'switches' : 'boxes'}
      direction={direction === 'horizontal' ? 'row' : 'column'}
    />
  );
}

/** Any number of a few choices. */
export default function CheckboxItems(props: FieldProps<'checkbox'>) {
  return props.item.readonly ? <ReadOnlyAnswer {...props} /> : <Asked {...props} />;
}
