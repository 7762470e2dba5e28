/** The zeros of the digits that Arabic and Persian keyboards type. */
const zeros = ['٠', '۰'].map((zero) => zero.charCodeAt(0));

/** @param digit one of ٠ to ٩, or of ۰ to ۹ */
function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - Math.max(...zeros.filter((zero) => zero <= code)));
}

/** A number as it is typed; NaN for none. A comma, or the Arabic mark, is a decimal point to many who type one. */
export const readNumber = (text: string): number =>
  text.trim() === ''
    ? Number.NaN
    : Number(
        text
          .trim()
          .replaceAll(/[٠-٩۰-۹]/g, latinDigit)
          .replace(/[,٫]/, '.'),
      );
