import type { FormDefinition } from '@portico/core/forms';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import { mediaTypeOf, type UploadedFile } from '../files/rules.ts';
import { fileProblem } from '../form-validation/validation.ts';
import { answerOf } from '../http/envelope.ts';
import { Refusal } from '../http/refusal.ts';
import { fileItemsIn } from './fields.ts';
import type { FileOwner } from './owner.ts';
import { saveAnswerFile } from './store.ts';

/**
 * Keeps a file that answers a question of a form.
 *
 * @returns the answer to its upload
 * @throws Refusal 400 that names `question` or `file`, 409
 */
export async function takeAnswerFile(
  database: Database,
  scope: EmployerScope,
  {
    definition,
    question,
    file,
    owner,
    at,
  }: {
    definition: FormDefinition;
    question: string;
    file: UploadedFile | undefined;
    owner: FileOwner;
    at: Date;
  },
) {
  const items = fileItemsIn(definition.sections.flatMap((section) => section.items));
  const asking = items.filter(({ name }) => name === question);
  if (asking.length === 0) throw refused('question', 'No question takes files under this name.');
  if (!file) throw refused('file', 'Choose a file.');
  const problem = fileProblem(asking, { name: file.name, size: file.bytes.length });
  if (problem !== undefined) throw refused('file', problem);
  const saved = await saveAnswerFile(database, scope, { owner, file, at });
  if (!saved)
    throw new Refusal(
      409,
      'You have uploaded more files than we can keep for you before they are sent. Send what you have filled in, or try again tomorrow.',
    );
  const { encId: id, name, size } = saved;
  return { ...answerOf({ id, name, size, type: mediaTypeOf(saved) }), status: 201 };
}

function refused(field: 'file' | 'question', message: string): Refusal {
  return new Refusal(400, message, { validationErrors: { [field]: message } });
}
