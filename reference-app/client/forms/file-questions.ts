import type { FormDefinition, Item, Section } from '@portico/components/forms';
import { answerFileMegabytes, answerFilesMegabytes } from '../../contract/answer-files.ts';

type FileItem = Extract<Item, { type: 'fileUpload' | 'file_upload' }>;
const isFile = (item: Item): item is FileItem => item.type === 'fileUpload' || item.type === 'file_upload';
const rowsOf = (item: Item): readonly Item[] =>
  item.type === 'dynamicList' ? ((item.dynamicListOptions?.items ?? []) as readonly Item[]) : [];

/** The questions that files answer, those in the rows of lists included. */
const filesAmong = (items: readonly Item[]): readonly FileItem[] =>
  items.flatMap((item) => (isFile(item) ? [item] : filesAmong(rowsOf(item))));

/** Their names. */
export const fileQuestions = ({ sections }: FormDefinition): readonly string[] => [
  ...new Set(filesAmong(sections.flatMap(({ items }) => items)).map(({ name }) => name)),
];

/** What the server takes of each file is told before anybody has chosen one; employers may ask for less. */
function withFileLimit(item: Item): Item {
  if (item.type === 'dynamicList') {
    const options = { ...item.dynamicListOptions, items: rowsOf(item).map(withFileLimit) };
    return { ...item, dynamicListOptions: options };
  }
  if (!isFile(item)) return item;
  const rules = item.rules ?? [];
  const asked = rules.find(({ type }) => type === 'maxFileSizeMB');
  const own = Number(asked?.value ?? answerFileMegabytes);
  return {
    ...item,
    rules: [
      ...rules.filter((rule) => rule !== asked),
      { ...asked, type: 'maxFileSizeMB', value: Math.min(own, answerFileMegabytes) },
    ],
  };
}

const limitOf = (item: Item, rule: 'minLength' | 'maxLength' | 'maxFileSizeMB'): number =>
  Number(item.rules?.find(({ type }) => type === rule)?.value ?? 0);

/** What the files of a question can be together, in MB. @param item with the limit of each */
function mostOf(item: Item): number {
  const count = limitOf(item, 'maxLength');
  if (isFile(item))
    return limitOf(item, 'maxFileSizeMB') * (count || (limitOf(item, 'minLength') > 1 ? Infinity : 1));
  const inRow = mostTogether(rowsOf(item));
  return inRow === 0 ? 0 : inRow * (count || Infinity);
}
const mostTogether = (items: readonly Item[]): number => items.reduce((sum, item) => sum + mostOf(item), 0);

/** The same questions with what the server takes of each of their files. */
export const withLimitOfEach = (sections: readonly Section[]): readonly Section[] =>
  sections.map((section) => ({ ...section, items: section.items.map(withFileLimit) }));

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
