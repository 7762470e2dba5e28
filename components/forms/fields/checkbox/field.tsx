import { CheckboxGroup } from '../../../inputs/checkbox-group/checkbox-group.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import { ReadOnlyValue } from '../../form/read-only.tsx';
import { useControlled, useRegistered, type FieldProps } from '../../form/use-field.ts';

const Chosen = ({ item, place }: FieldProps<'checkbox'>) => {
  const { shared, value } = useControlled<readonly string[]>({ item, place });
  const locale = useLocale();
  const labels = (item.checkboxOptions?.choices ?? [])
    .filter((one) => value.includes(one.value))
    .map(({ label }) => label);
  return <ReadOnlyValue shared={shared} text={new Intl.ListFormat(locale).format(labels)} />;
};

const Asked = ({ item, place }: FieldProps<'checkbox'>) => {
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
};

/** Any number of a few choices. */
export default function CheckboxItems(props: FieldProps<'checkbox'>) {
  return props.item.readonly ? <Chosen {...props} /> : <Asked {...props} />;
}
