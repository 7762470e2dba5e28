import { checkItem, namesIn } from './check-item.ts';
import { sectionHead } from './item-schema.ts';
import { isRecord, problemAt, schemaProblems, type DefinitionProblem } from '../item/schema-problems.ts';

export type { DefinitionProblem } from '../item/schema-problems.ts';

const itemsIn = (section: unknown): readonly unknown[] =>
  isRecord(section) && Array.isArray(section['items']) ? section['items'] : [];

/**
 * The mistakes of a definition, field by field, in its order; none for a good one. Takes anything, since definitions come from
 * servers and editors.
 */
export function checkDefinition(definition: unknown): readonly DefinitionProblem[] {
  const sections = isRecord(definition) ? definition['sections'] : undefined;
  if (!Array.isArray(sections))
    return [problemAt({ path: ['sections'] }, 'is missing: it has to be a list of sections')];
  const others = Object.keys(definition as object).filter((key) => key !== 'sections');
  const names = namesIn(sections.flatMap(itemsIn));
  return [
    ...others.map((key) =>
      problemAt({ path: [key] }, `“${key}” is not known here and has no effect: leave it out`, 'warning'),
    ),
    ...sections.flatMap((section: unknown, index) => {
      const path = ['sections', index];
      const head = sectionHead.safeParse(section);
      return [
        ...(head.success ? [] : schemaProblems(head.error.issues, section, { path })),
        ...itemsIn(section).flatMap((item, place) => checkItem(item, [...path, 'items', place], [names])),
      ];
    }),
  ];
}
