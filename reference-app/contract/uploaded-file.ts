import { z } from 'zod';
import { answerFile, answerFilesMegabytes, unsentAnswerFiles } from './answer-files.ts';
import { employerQuery } from './envelope.ts';

/** A file that the server has taken, by which answers name it. */
export const uploadedFile = z.object({
  /** The `uid` of the answer's value. */
  id: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** MIME type, by its content. */
  type: z.string(),
});

/** The name of the question that a file answers, also of one that stands in the rows of a list. */
export const fileQuestion = z.string().min(1).max(200);

/** What calls have in common that take a file of a candidate before the answers that name it. */
export const fileForAnswers = {
  method: 'POST',
  description: `The answer names it by the \`uid\` of its value, which is the \`id\` of the upload. It is its owner’s alone, and is removed after a day unless saved answers name it. One form takes ${answerFilesMegabytes} MB of them.`,
  access: 'candidate',
  query: employerQuery.extend({ question: fileQuestion }),
  body: z.object({ domain: z.string().max(253).optional() }),
  files: {
    file: { description: 'A file of a type that the question takes.', maximumBytes: answerFile.maximumBytes },
  },
  status: 201,
  data: uploadedFile,
  refusals: {
    400: 'It is missing, or not a file that the question takes, or no question takes files under this name.',
    409: `There are ${unsentAnswerFiles.files} files already that were not handed in, or the form was.`,
    413: 'It is larger than the question takes.',
    503: 'Files cannot be scanned for viruses at the moment.',
  },
} as const;
