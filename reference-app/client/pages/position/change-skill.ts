import type { Site } from '../../site/site.tsx';
import { matchQuery } from '../../request/queries/match.ts';

type Change = {
  /** The job whose match is to be there when this is done; others are asked for anew when they are seen. */
  id: number;
  skill: string;
  operation: 'add' | 'remove';
};

/** Puts a skill into the candidate's profile or takes it out, with the match that comes of it. */
export async function changeSkill({ api, queries }: Site, { id, skill, operation }: Change): Promise<void> {
  const path = '/api/pcsx/profile_edit';
  if (operation === 'add') {
    await api.post(path, { op_section: 'skills', operation, op_data: { value: skill } });
  } else {
    const { data } = await api.get('/api/pcsx/profile');
    const index = data.skills.indexOf(skill);
    if (index >= 0)
      await api.post(path, {
        op_section: 'skills',
        operation,
        op_data: { index },
        version: data.version,
      });
  }
  const match = matchQuery(api, id);
  void queries.invalidateQueries({ queryKey: ['profile'] });
  void queries.invalidateQueries({
    queryKey: ['match'],
    predicate: ({ queryKey }) => queryKey[1] !== id,
  });
  await queries.invalidateQueries({ queryKey: match.queryKey });
}
