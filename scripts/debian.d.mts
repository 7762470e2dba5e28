export declare const ensurePostgres: () => Promise<string>;
export declare const ensurePgbouncer: () => Promise<string>;
