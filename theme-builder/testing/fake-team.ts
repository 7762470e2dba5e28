import { BackendFailure } from '../backend/backend.ts';
import type {
  BuilderRights,
  OtherEditor,
  RightsBackend,
  SectionLock,
  TeamBackend,
  ThemeRight,
} from '../team/backend.ts';
import { themeRights } from '../team/theme-rights.ts';

/** A team in memory; `others` and `locks` are what the next answers say. */
export function createFakeTeam() {
  const team = {
    rights: themeRights as readonly ThemeRight[],
    locks: [] as readonly SectionLock[],
    others: [] as readonly OtherEditor[],
    /** All who may open the builder; undefined = whoever asks is no admin, and is not told. */
    builders: undefined as readonly BuilderRights[] | undefined,
    /** Calls that give rights. */
    given: 0,
    /** Where one said that one is, and `left`. */
    said: [] as (string | undefined)[],
    error: undefined as Error | undefined,
    /** Calls wait for it. */
    pause: undefined as Promise<void> | undefined,
  };
  const answer = async <Data>(data: () => Data): Promise<Data> => {
    await team.pause;
    if (team.error) throw team.error;
    return data();
  };
  const othersRights: RightsBackend = {
    list: () => answer(() => team.builders ?? []),
    give: (encId, rights) =>
      answer(() => {
        team.given += 1;
        const builder = team.builders?.find((each) => each.encId === encId);
        if (!builder) throw new BackendFailure({ kind: 'refused', message: 'Theme builder not found' });
        const changed = { ...builder, rights };
        team.builders = team.builders?.map((each) => (each === builder ? changed : each));
        if (builder.isOneself) team.rights = rights;
        return changed;
      }),
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
    get othersRights() {
      return team.builders && othersRights;
    },
  };
  return { team, backend };
}
