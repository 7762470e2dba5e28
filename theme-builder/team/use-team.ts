import { useSyncExternalStore } from 'react';
import { useBuilder } from '../store/use-editor.ts';
import { teamOf, type TeamState } from './team.ts';

/** A part of what is known of the team; the component renders when that part is another one. */
export function useTeam<Part>(select: (state: TeamState) => Part): Part {
  const team = teamOf(useBuilder().editor);
  const part = () => select(team.read());
  return useSyncExternalStore(team.subscribe, part, part);
}
