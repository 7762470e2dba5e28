/** `Omit` for each member of a union by itself, which keeps what they exclude of each other. */
export type OmitEach<Props, Key extends PropertyKey> = Props extends unknown ? Omit<Props, Key> : never;
