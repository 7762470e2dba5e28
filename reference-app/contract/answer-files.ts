const megabyte = 1024 * 1024;

/** Of an application as JSON, in which files stand by their ids alone. */
export const maximumAnswerBytes = megabyte;

/** What each file that answers a question may be, in MB, where the question does not ask for less. */
export const answerFileMegabytes = 10;
/** What all files that answer the questions of a form may have together, in MB; an application’s resume stands beside them. */
export const answerFilesMegabytes = 40;

/** A file that answers a question; a module of its own, since the page needs no more of the contract. */
export const answerFile = {
  description: 'A file of a type that the question takes, among these.',
  types: [
    '.pdf',
    '.doc',
    '.docx',
    '.odt',
    '.rtf',
    '.txt',
    '.xlsx',
    '.pptx',
    '.png',
    '.jpg',
    '.jpeg',
    '.webp',
  ],
  maximumBytes: answerFileMegabytes * megabyte,
} as const;

/** What somebody may have uploaded and not sent: more than any form takes. */
export const unsentAnswerFiles = { files: 100, bytes: 5 * answerFilesMegabytes * megabyte } as const;
