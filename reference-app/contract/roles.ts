export const roles = ['candidate', 'theme_builder', 'admin'] as const;
export type Role = (typeof roles)[number];
