// what most people would call an e-mail address, other scripts included: something, the sign, and a host with a dot inside. As
// one pattern it would look at each of many dots again and again
function isPermissive(text: string): boolean {
  const sign = text.indexOf('@');
  if (sign < 1 || sign !== text.lastIndexOf('@') || /\s/.test(text)) return false;
  const dot = text.indexOf('.', sign + 2);
  return dot !== -1 && dot < text.length - 1;
}
// RFC 5321's dot-string before the sign, host names of RFC 1035 after it
const strict =
  /^(?=.{1,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/**
 * Whether a text is an e-mail address, without spaces around it.
 *
 * @param isStrict refuses what mail servers refuse in practice: ASCII only, and the lengths of RFC 5321; default false
 */
export const isEmail = (text: string, isStrict = false): boolean =>
  isStrict ? strict.test(text) : isPermissive(text);
