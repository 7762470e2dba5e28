import type { OtherEditor, SectionLock, TeamBackend, ThemeRight } from '../team/backend.ts';

/** A team in memory; `others` and `locks` are what the next answers say. */
export const createFakeTeam = () => {
  const team = {
    rights: ['view', 'edit', 'publish', 'custom_html', 'lock'] as readonly ThemeRight[],
    locks: [] as readonly SectionLock[],
    others: [] as readonly OtherEditor[],
    /** Where one said that one is, and `left`. */
    said: [] as (string | undefined)[],
    error: undefined as Error | undefined,
  };
  const answer = async <Data>(data: () => Data): Promise<Data> => {
    if (team.error) throw team.error;
    return data();
  };
  const backend: TeamBackend = {
    rights: () => answer(() => team.rights),
    locks: () => answer(() => team.locks),
    changeLock: (section, locked) =>
      answer(() => {
        const others = team.locks.filter((lock) => lock.section !== section);
        team.locks = locked ? [...others, { section, by: 'Ada Brand' }] : others;
        return team.locks;
      }),
    stay: (section) =>
      answer(() => {
        team.said.push(section);
        return team.others;
      }),
    leave: () => answer(() => void team.said.push('left')),
  };
  return { team, backend };
};
