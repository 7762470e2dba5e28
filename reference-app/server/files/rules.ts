import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { FileRule } from '../../contract/call.ts';
import type { Scan } from './scan.ts';
import { utf16TextOf } from './text.ts';

export type UploadedFile = {
  /** Without folders. */
  name: string;
  bytes: Buffer;
};

/** The name that a browser sent, fit to be shown and offered for download. */
export function fileNameOf(sent: string): string {
  const name = path.win32
    .basename(sent)
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  // the end is kept: it says the type
  return [...name].slice(-200).join('') || 'file';
}

const megabyte = 1024 * 1024;

/** As in `2 MB`, or `300 kB`. */
export function sizeText(bytes: number): string {
  return bytes < megabyte ? `${bytes / 1024} kB` : `${bytes / megabyte} MB`;
}

export type FileProblem = { status: 400 | 413 | 503; message: string };

/** Why files cannot be taken; undefined when they can. */
export async function problemWith(
  files: readonly UploadedFile[],
  { types, maximumBytes, maximumFiles = 1, tooMany }: FileRule,
  scan: Scan,
): Promise<FileProblem | undefined> {
  if (files.length > maximumFiles)
    return {
      status: 400,
      message: tooMany ?? `Upload no more than ${maximumFiles} ${maximumFiles === 1 ? 'file' : 'files'}.`,
    };
  const named = (bad: readonly UploadedFile[]) => bad.map(({ name }) => name).join(', ');
  const large = files.filter(({ bytes }) => bytes.length > maximumBytes);
  if (large.length > 0)
    return {
      status: 413,
      message: `Each file must be ${sizeText(maximumBytes)} or smaller: ${named(large)}.`,
    };
  const empty = files.filter(({ bytes }) => bytes.length === 0);
  if (empty.length > 0) return { status: 400, message: `There is nothing in these files: ${named(empty)}.` };
  const foreign = files.filter((file) => types && !types.includes(endingOf(file)));
  if (types && foreign.length > 0)
    return {
      status: 400,
      message: `These files are not of an allowed type (${types.join(', ')}): ${named(foreign)}.`,
    };
  const fits = await Promise.all(files.map(isWhatItSays));
  const renamed = files.filter((_, index) => !fits[index]);
  if (renamed.length > 0) return { status: 400, message: renamed.map(contentProblem).join(' ') };
  return malwareIn(files, scan);
}

async function malwareIn(files: readonly UploadedFile[], scan: Scan): Promise<FileProblem | undefined> {
  try {
    for (const { name, bytes } of files)
      if ((await scan(bytes)) !== undefined)
        return { status: 400, message: `The virus scanner found something in ${name}. Send another file.` };
  } catch {
    return {
      status: 503,
      message: 'Files cannot be checked for viruses at the moment. Please try again in a few minutes.',
    };
  }
  return undefined;
}

function contentProblem(file: UploadedFile): string {
  const ending = endingOf(file);
  return `The content of ${file.name} is not ${ending === '.pdf' ? 'a PDF' : `that of a ${ending} file`}.`;
}

export function endingOf({ name }: Pick<UploadedFile, 'name'>): string {
  return path.extname(name).toLowerCase();
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.doc': 'application/x-cfb',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.rtf': 'application/rtf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** What files are that are not told by their content alone, or told otherwise than they are called. */
const calledOtherwise: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
  '.doc': 'application/msword',
};

/** The MIME type of a file whose content matches its name. */
export function mediaTypeOf(file: Pick<UploadedFile, 'name'>): string {
  const ending = endingOf(file);
  return calledOtherwise[ending] ?? mediaTypes[ending] ?? 'application/octet-stream';
}

/** Whether it can be told by the content of files with this ending that they are what they say. */
export function isKnownEnding(ending: string): boolean {
  return ending in mediaTypes || ending in calledOtherwise;
}

/** Whether the content matches the name. What a PDF or a Word file holds may be damaged or locked: it is kept as it is. */
async function isWhatItSays(file: UploadedFile): Promise<boolean> {
  const ending = endingOf(file);
  if (!isKnownEnding(ending)) return true;
  // some scanners write a line of their own before it
  if (ending === '.pdf') return file.bytes.subarray(0, 1_024).includes('%PDF-');
  // before the bytes are looked at, which are those of other files too
  if (ending === '.txt' && utf16TextOf(file.bytes) !== undefined) return true;
  const found = (await fileTypeFromBuffer(file.bytes))?.mime;
  if (ending === '.txt') return found === undefined && !file.bytes.includes(0);
  return found !== undefined && found === mediaTypes[ending];
}
