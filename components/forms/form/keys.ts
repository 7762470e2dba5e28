/** What form state is addressed by: a name, or a path through rows such as `jobs.0.title`. */
const reserved = new Set(
  // a control of such a name stands in for the form's own, which we and React ask for
  `prototype root addEventListener childNodes closest contains dispatchEvent elements focus getAttribute innerHTML
  insertBefore isConnected matches nodeName nodeType ownerDocument parentNode querySelector querySelectorAll
  removeAttribute removeChild removeEventListener requestSubmit reset setAttribute submit tagName textContent`.split(
    /\s+/,
  ),
);

/**
 * The key that a field's value is held by. react-hook-form reads dots, brackets and quotes as paths and keeps some words
 * for itself, so names with any of these are written otherwise.
 */
export const keyOf = (name: string): string =>
  /^[A-Za-z_][\w-]*$/.test(name) && !reserved.has(name) && !(name in Object.prototype)
    ? name
    : `~${[...name].map((character) => character.codePointAt(0)?.toString(36)).join('_')}`;

/**
 * Marks whether a row was made by the form itself, or added: not sent while nothing is in it. Rows that came have it, too, as false:
 * react-hook-form takes a row away when its last field goes.
 */
export const madeHere = '~made';
