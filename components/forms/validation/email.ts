// what most people would call an e-mail address, other scripts included
const permissive = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
// RFC 5321's dot-string before the sign, host names of RFC 1035 after it
const strict =
  /^(?=.{1,254}$)(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** Whether a text is an e-mail address. @param isStrict refuses what mail servers refuse in practice; default false */
export const isEmail = (text: string, isStrict = false): boolean =>
  (isStrict ? strict : permissive).test(text);
