const address = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
/** Seven digits or more, however they are grouped: telephones, social security and account numbers. */
const longNumber = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Text as it may leave this server: without what tells a person apart and no answer needs. */
export function redacted(text: string): string {
  return text.replaceAll(address, '[e-mail]').replaceAll(longNumber, '[number]');
}
