import { isFileItem, isRecord, isSecret, itemsOf, mapValues, type FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';

/**
 * What is kept of a draft: what was typed into fields that the form has, rows of lists included, whether they are there
 * by now or not.
 */
export function draftAnswers(definition: FormDefinition, values: FormValues): FormValues {
  return mapValues(itemsOf(definition), values, (item, value) => {
    if (!item || isSecret(item)) return undefined;
    // what is no row is left out, since it could hold anything
    if (item.type === 'dynamicList') return Array.isArray(value) ? value.filter(isRecord) : [];
    // anything else could be a file that nobody has looked at
    return isFileItem(item) && !Array.isArray(value) ? undefined : value;
  });
}
