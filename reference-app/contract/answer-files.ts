const megabyte = 1024 * 1024;

/** Of an application as JSON, in which files that answer questions stand as base64; a module of its own, as the page needs it. */
export const maximumAnswerBytes = 4 * megabyte;

/** What all files of an application may have together beside its resume, in MB: base64 and all other answers fit with them. */
export const answerFileMegabytes = 2.5;
