import type { FormDefinition, Item, Section } from '@portico/core/forms';
import type { QuestionsData } from '../../contract/apply.ts';
import type { EmployerConfig, Questionnaire } from '../../contract/employer-config.ts';
import type { FormValues } from '../../contract/form-definition.ts';
import { fileItemsIn } from '../answer-files/fields.ts';
import { pcsxConfigFor } from '../employers/rules.ts';

type Job = { id: number; department: string | null; displayJobId: string };

/** What applicants are asked for some jobs. */
export type ApplicationForm = {
  definition: FormDefinition;
  /** Names of fields whose answers are kept apart. */
  voluntary: readonly string[];
};

/** The questions that an employer puts for these jobs, each once: those of all jobs first, then those of single ones. */
export function formFor(config: EmployerConfig, jobs: readonly Job[]): ApplicationForm {
  const names = new Set<string>();
  const sections: Section[] = [];
  const voluntary: string[] = [];
  for (const { definition, isVoluntary } of questionnairesFor(config, jobs)) {
    for (const section of definition.sections) {
      const items = section.items.filter(
        // a file tells of whoever sends it, from whom voluntary answers are kept apart
        (item) => !names.has(item.name) && !(isVoluntary && fileItemsIn([item]).length > 0),
      );
      for (const { name } of items) {
        names.add(name);
        if (isVoluntary) voluntary.push(name);
      }
      if (items.length > 0) sections.push({ ...section, items });
    }
  }
  return { definition: { sections }, voluntary };
}

/** A job with questionnaires in its override has these instead of the employer's. */
function questionnairesFor(config: EmployerConfig, jobs: readonly Job[]): Questionnaire[] {
  const ofEmployer = config.pcsxConfig.applyFormConfig.questionnaires;
  const groups = Map.groupBy(jobs, ({ id }) => pcsxConfigFor(config, id).applyFormConfig.questionnaires);
  return [ofEmployer, ...[...groups.keys()].filter((own) => own !== ofEmployer)].flatMap((questionnaires) =>
    questionnaires.filter((questionnaire) =>
      (groups.get(questionnaires) ?? []).some((job) => isPutFor(questionnaire, job)),
    ),
  );
}

function isPutFor(
  { departments, displayJobIds }: Pick<Questionnaire, 'departments' | 'displayJobIds'>,
  { department, displayJobId }: Job,
): boolean {
  if (departments.length === 0 && displayJobIds.length === 0) return true;
  return (department !== null && departments.includes(department)) || displayJobIds.includes(displayJobId);
}

/** A form under the names that clients of the public calls know. */
export function fieldsOf({ definition, voluntary }: ApplicationForm): QuestionsData['fields'] {
  const apart = new Set(voluntary);
  return definition.sections.map(({ title = '', items }) => ({
    title,
    questions: items.map(({ name, ...item }) => ({
      ...item,
      questionId: name,
      questionIdGenerated: name,
      label: item.label ?? '',
      configType: apart.has(name) ? ('voluntary' as const) : ('application' as const),
      required: item.required ?? false,
      rules: [...(item.rules ?? [])],
      profileField: null,
    })),
  }));
}

/** The answers to fields that a form has, some of them apart from the others; what is hidden has none by then: `visibleForm`. */
export function splitAnswers(
  { definition, voluntary }: ApplicationForm,
  answers: FormValues,
): { own: FormValues; apart: FormValues } {
  const kept = definition.sections
    .flatMap(({ items }) => items)
    .flatMap(({ name }) => (Object.hasOwn(answers, name) ? [[name, answers[name]] as const] : []));
  const apart = new Set(voluntary);
  return {
    own: Object.fromEntries(kept.filter(([name]) => !apart.has(name))),
    apart: Object.fromEntries(kept.filter(([name]) => apart.has(name))),
  };
}

/** A form without its voluntary fields: what is kept beside the answers. */
export function withoutVoluntary({ definition, voluntary }: ApplicationForm): FormDefinition {
  const apart = new Set(voluntary);
  return {
    sections: definition.sections.flatMap((section) => {
      const items: Item[] = section.items.filter(({ name }) => !apart.has(name));
      return items.length > 0 ? [{ ...section, items }] : [];
    }),
  };
}
