import { useMemo } from 'react';
import { Select } from '../../../inputs/select/select.tsx';
import { useLocale } from '../../../messages/locale.tsx';
import { useRegistered, type FieldProps } from '../../form/use-field.ts';
import { manyChoices, sorted } from './choices.ts';
import { LoadedSelect } from './loaded-select.tsx';

type Props = FieldProps<'select' | 'dropdown'>;

/** A few choices that the definition brings: the browser keeps the value, and no key renders anything. */
function PlainSelect({ item, place }: Props) {
  const { readOnly: _readOnly, ...field } = useRegistered({ item, place });
  const locale = useLocale();
  const { choices = [], choicesSortOrder, placeholder = '' } = item.selectOptions ?? {};
  const options = useMemo(
    () => sorted(choices, choicesSortOrder, locale),
    [choices, choicesSortOrder, locale],
  );
  return <Select {...field} options={options} placeholder={placeholder} />;
}

/** One of a list of choices, or several. */
export default function SelectItem(props: Props) {
  const { choices = [], multiple } = props.item.selectOptions ?? {};
  const isPlain = choices.length > 0 && choices.length <= manyChoices && !multiple && !props.item.readonly;
  return isPlain ? <PlainSelect {...props} /> : <LoadedSelect {...props} />;
}
