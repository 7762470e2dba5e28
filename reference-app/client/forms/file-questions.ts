import {
  isFileItem,
  itemsOf,
  mapItems,
  rowItems,
  ruleNumber,
  walkItems,
  type FileItem,
  type FormDefinition,
  type Item,
  type Section,
} from '@portico/core/forms';
import { answerFileMegabytes, answerFilesMegabytes } from '../../contract/answer-files.ts';

const filesAmong = (items: readonly Item[]): readonly FileItem[] => [...walkItems(items)].filter(isFileItem);

/** The names of the questions that files answer, those in the rows of lists included. */
export const fileQuestions = (definition: FormDefinition): readonly string[] => [
  ...new Set(filesAmong(itemsOf(definition)).map(({ name }) => name)),
];

/** What the server takes of each file is told before anybody has chosen one; employers may ask for less. */
function withFileLimit(item: Item): Item {
  if (!isFileItem(item)) return item;
  const own = ruleNumber(item, 'maxFileSizeMB', answerFileMegabytes);
  const asked = item.rules?.find(({ type }) => type === 'maxFileSizeMB');
  return {
    ...item,
    rules: [
      ...(item.rules ?? []).filter((rule) => rule !== asked),
      { ...asked, type: 'maxFileSizeMB', value: Math.min(own, answerFileMegabytes) },
    ],
  };
}

/** What the files of a question can be together, in MB. @param item with the limit of each */
function mostOf(item: Item): number {
  const count = ruleNumber(item, 'maxLength');
  if (isFileItem(item))
    return ruleNumber(item, 'maxFileSizeMB') * (count || (ruleNumber(item, 'minLength') > 1 ? Infinity : 1));
  const inRow = mostTogether(rowItems(item));
  return inRow === 0 ? 0 : inRow * (count || Infinity);
}
const mostTogether = (items: readonly Item[]): number => items.reduce((sum, item) => sum + mostOf(item), 0);

/** The same questions with what the server takes of each of their files. */
export const withLimitOfEach = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => ({ ...section, items: mapItems(section.items, withFileLimit) }));

/**
 * The same questions with what the server takes of their files.
 *
 * @param told says of all together how large they may be, where the first are asked for; left out where they cannot be larger
 */
export function withFileLimits(sections: readonly Section[], told: Item): readonly Section[] {
  const limited = withLimitOfEach(sections);
  if (mostTogether(limited.flatMap(({ items }) => items)) <= answerFilesMegabytes) return limited;
  const first = limited.find(({ items }) => filesAmong(items).length > 0);
  return limited.map((section) => {
    if (section !== first) return section;
    const at = section.items.findIndex((item) => filesAmong([item]).length > 0);
    return { ...section, items: section.items.toSpliced(at, 0, told) };
  });
}
