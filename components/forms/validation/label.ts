// . , : ; ! ? * … with their full-width, Arabic and CJK forms, and spaces; brackets, quotes and other signs stay
const trailing = /[\s.,:;!?*…。．｡，､、：；！？＊،؛؟۔]+$/u;

/** The longest name that a message takes in, in code points. */
const longest = 30;

/** What a message calls a field; undefined where the label is missing or too long for it. */
export const nameIn = (label: string | undefined): string | undefined => {
  const name = (label ?? '').trim().replace(trailing, '');
  return name !== '' && [...name].length <= longest ? name : undefined;
};
