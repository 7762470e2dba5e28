/** Where an application that succeeds passes through, in this order. */
export const applicationStages = ['submitted', 'in_review', 'interview', 'offer', 'hired'] as const;

/** The stages, then how an application can end otherwise. */
export const applicationStatuses = [...applicationStages, 'not_selected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
