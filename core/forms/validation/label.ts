// . , : ; ! ? * … with their full-width, Arabic and CJK forms; brackets, quotes and other signs stay
const trailing = new Set('.,:;!?*…．，：；！？＊﹒﹐﹕﹔﹗﹖،؛؟۔٭。｡、､﹑⋯︐︑︒︓︔︕︖︙');

/** The longest name that a message takes in, in code points. */
const longest = 30;

/**
 * What a message calls a field: its label without the spaces around it and the punctuation behind it; undefined where there is
 * none, or more than 30 code points of it.
 */
export function nameIn(label: string | undefined): string | undefined {
  let name = (label ?? '').trim();
  // from behind, since a pattern would start anew at each sign of a long row of them
  let end = name.length;
  while (end > 0 && (trailing.has(name[end - 1] ?? '') || name[end - 1]?.trim() === '')) end -= 1;
  name = name.slice(0, end);
  return name !== '' && [...name].length <= longest ? name : undefined;
}
