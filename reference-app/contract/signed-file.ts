/** What a signed document may be, for the server and the page (ruling 22). */
export const signedFile = {
  types: ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg'],
  maximumBytes: 10 * 1024 * 1024,
} as const;
