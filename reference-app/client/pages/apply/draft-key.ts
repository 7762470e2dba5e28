type DraftKey = {
  domain: string;
  /** In whatever order. */
  jobs: readonly number[];
  /** The `encId` of whose it is; `visitor` before they log in. */
  who: string;
};

/** Under which the browser keeps an application that somebody has begun. */
export const draftKey = ({ domain, jobs, who }: DraftKey): string =>
  `apply ${domain} ${jobs.toSorted((one, other) => one - other).join()} ${who}`;
