/** The header that says which state is replaced (RFC 9110, 13.1.1), of calls that change what others change too. */
export const ifMatch = {
  'If-Match': 'The ETag of what is replaced, or `*` for whatever there is (RFC 9110, 13.1.1).',
};

/** What it is refused with. @param theirs where in the answer stands what the others have made of it */
export function ifMatchRefusals(theirs: '`data`' | '`data.theirs`') {
  return {
    400: '`If-Match` is no ETag of this site.',
    412: `Somebody else has changed it meanwhile; ${theirs} holds theirs.`,
    428: '`If-Match` is missing.',
  };
}
