type JobCartTable = {
  group_id: number;
  /** `account:<id>`, or `visitor:<hash of the visitor's cookie>`. */
  owner: string;
  /** null = a visitor's. */
  account_id: number | null;
  changed_at: Date;
};

type JobCartItemTable = {
  group_id: number;
  owner: string;
  position_id: number;
  added_at: Date;
};

export type JobCartTables = { job_cart: JobCartTable; job_cart_item: JobCartItemTable };
