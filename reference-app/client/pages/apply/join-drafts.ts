import type { Draft } from '@portico/components/forms';

const changedIn = ({ values, changed }: Draft): readonly string[] => changed ?? Object.keys(values);

/** What somebody has typed before they logged in, over what their account has kept: what they left empty replaces nothing. */
export function joinDrafts(own: Draft | undefined, guest: Draft): Draft {
  const typed = changedIn(guest).filter((key) => Object.hasOwn(guest.values, key));
  return {
    ...guest,
    values: { ...own?.values, ...Object.fromEntries(typed.map((key) => [key, guest.values[key]])) },
    changed: [...new Set([...(own ? changedIn(own) : []), ...typed])],
  };
}
