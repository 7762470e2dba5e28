import type { EmployerConfig } from '../../contract/employer-config.ts';
import { resumeFile } from '../../contract/resume-file.ts';
import { pcsxConfigFor } from '../employers/rules.ts';
import { endingOf, fileNameOf, problemWith, type UploadedFile } from '../files/rules.ts';
import { withoutScanner, type Scan } from '../files/scan.ts';
import { Refusal } from '../http/refusal.ts';

const dataUrl = /^data:[^,]{0,200};base64,/;

/**
 * A resume that came as a file, which was scanned as all are, or as a data URL in a field.
 *
 * @throws Refusal 400, 413, 503
 */
export async function uploadedResume(
  file: UploadedFile | undefined,
  { name, content, scan }: { name: string; content: string | undefined; scan: Scan },
): Promise<UploadedFile> {
  const head = dataUrl.exec(content ?? '')?.[0];
  const bytes =
    file?.bytes ??
    (head === undefined ? undefined : Buffer.from((content ?? '').slice(head.length), 'base64'));
  if (!bytes) throw refused('Choose a resume.');
  const read = { name: fileNameOf(name === '' ? (file?.name ?? '') : name), bytes };
  const problem = await problemWith([read], resumeFile, file ? withoutScanner : scan);
  if (problem) throw refused(problem.message, problem.status);
  return read;
}

/** Endings of the files that every one of some jobs takes as a resume; without jobs those that the employer takes. */
export function resumeTypesFor(config: EmployerConfig, positionIds: readonly number[]): string[] {
  const configs =
    positionIds.length === 0
      ? [config.pcsxConfig]
      : positionIds.map((positionId) => pcsxConfigFor(config, positionId));
  const [first = [], ...others] = configs.map((one) => one.fileUploadConfig.resume.allowedFileTypes);
  return first.filter((type) => others.every((types) => types.includes(type)));
}

/** @throws Refusal 400 for another type */
export function takesType(file: UploadedFile, types: readonly string[], field: string): UploadedFile {
  if (types.includes(endingOf(file))) return file;
  const message =
    types.length === 0
      ? 'These jobs take no type of resume in common. Apply to them one by one.'
      : `Send your resume as one of ${types.join(', ')}.`;
  throw refused(message, 400, field);
}

function refused(message: string, status = 400, field = 'resume_content'): Refusal {
  return new Refusal(status, message, { validationErrors: { [field]: message } });
}
