import type { EmployerConfig } from '../../contract/employer-config.ts';
import { resumeFile } from '../../contract/resume-file.ts';
import { endingOf, fileNameOf, problemWith, type UploadedFile } from '../files/rules.ts';
import { Refusal } from '../http/refusal.ts';

const dataUrl = /^data:[^,]{0,200};base64,/;

/**
 * A resume that came as a file, or as a data URL in a field.
 *
 * @throws Refusal 400, 413
 */
export async function uploadedResume(
  file: UploadedFile | undefined,
  { name, content }: { name: string; content: string | undefined },
): Promise<UploadedFile> {
  const head = dataUrl.exec(content ?? '')?.[0];
  const bytes =
    file?.bytes ??
    (head === undefined ? undefined : Buffer.from((content ?? '').slice(head.length), 'base64'));
  if (!bytes) throw refused('Choose a resume.');
  const read = { name: fileNameOf(name === '' ? (file?.name ?? '') : name), bytes };
  const problem = await problemWith([read], resumeFile);
  if (problem) throw refused(problem.message, problem.status);
  return read;
}

/** @throws Refusal 400 for a type that the employer does not take */
export function takesType(config: EmployerConfig, file: UploadedFile, field: string): UploadedFile {
  const { allowedFileTypes } = config.pcsxConfig.fileUploadConfig.resume;
  if (allowedFileTypes.includes(endingOf(file))) return file;
  throw refused(`Send your resume as one of ${allowedFileTypes.join(', ')}.`, 400, field);
}

function refused(message: string, status = 400, field = 'resume_content'): Refusal {
  return new Refusal(status, message, { validationErrors: { [field]: message } });
}
