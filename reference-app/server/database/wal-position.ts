/** A place in PostgreSQL's write-ahead log, as `16/B374D848`: two numbers in hexadecimal. */
export type WalPosition = `${string}/${string}`;

/** No replica gets there. */
export const beyondAll: WalPosition = 'FFFFFFFF/FFFFFFFF';

const pattern = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/;

export function walPositionIn(text: string | undefined): WalPosition | undefined {
  return text !== undefined && pattern.test(text) ? (text as WalPosition) : undefined;
}

/** Whether what is at `position` has everything that was written up to `written`. */
export function isAtLeast(position: WalPosition, written: WalPosition): boolean {
  return numberOf(position) >= numberOf(written);
}

function numberOf(position: WalPosition): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
