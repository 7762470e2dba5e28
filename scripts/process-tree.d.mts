export declare const childrenOf: (pid: number) => number[];
export declare const isThere: (pid: number) => boolean;
export declare const sendTo: (pid: number, signal: NodeJS.Signals) => void;
