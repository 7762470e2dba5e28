/** For lists without bullets: Safari forgets that they are lists. */
export const listRole = { role: 'list' } as const;
