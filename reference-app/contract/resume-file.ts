/** What a resume may be, for the server and the page; a module of its own, since the page needs no more of the contract. */
export const resumeFile = {
  description: 'A resume, of the types that the employer takes.',
  types: ['.pdf', '.doc', '.docx', '.txt'],
  maximumBytes: 10 * 1024 * 1024,
} as const;
