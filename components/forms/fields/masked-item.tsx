import type { MaskKind } from '@portico/core/text';
import { MaskedField } from '../../inputs/masked-field/masked-field.tsx';
import { useRegistered, type FieldProps } from '../form/use-field.ts';

/** A secret number in groups of digits. */
export function MaskedItem({ item, place, mask }: FieldProps & { mask: MaskKind }) {
  const { maxLength: _maxLength, ...field } = useRegistered({ item, place });
  return <MaskedField {...field} kind={mask} />;
}
