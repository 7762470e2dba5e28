import { Refusal } from './refusal.ts';

/**
 * How much of it all one network address may hold: too little to leave nothing to others, and enough for four of the
 * largest forms at once, as from a school whose computers have one address.
 */
const shareOfAddress = 1 / 4;

/** Counts the bytes of forms that are in memory: of all together, and of each address that they come from. */
export class HeldForms {
  readonly #maximum: number;
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  /** @param maximum bytes of all together */
  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** Counts bytes until they are let go, too many as well. @throws Refusal 503 when they are too many */
  hold(address: string, bytes: number): void {
    this.#add(address, bytes);
    const ofAddress = this.#byAddress.get(address) ?? 0;
    if (this.#all <= this.#maximum && ofAddress <= this.#maximum * shareOfAddress) return;
    throw new Refusal(503, 'Too many files are being uploaded at the moment. Please try again.', {
      headers: { 'retry-after': '10' },
    });
  }

  letGo(address: string, bytes: number): void {
    this.#add(address, -bytes);
  }

  #add(address: string, change: number): void {
    this.#all += change;
    const left = (this.#byAddress.get(address) ?? 0) + change;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
