export declare const ensurePostgres: () => Promise<string>;
export declare const ensurePgbouncer: () => Promise<string>;
export declare const ensureClamd: () => Promise<string>;
