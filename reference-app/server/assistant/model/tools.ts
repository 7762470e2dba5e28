import { z } from 'zod';
import { assistantAction, type AssistantAction } from '../../../contract/assistant.ts';
import { positionCalls } from '../../../contract/positions.ts';
import { searchCalls } from '../../../contract/search.ts';
import { isAllowed, type Question } from '../assistant.ts';
import { dataOf } from '../data-of.ts';

/** What a model is told about a tool (`tools` of chat completions). */
export type ToolDescription = {
  type: 'function';
  function: { name: string; description: string; parameters: unknown };
};

const purposes: Record<AssistantAction['type'], string> = {
  update_search: 'Show jobs on the search page.',
  navigate: 'Open a page of this site.',
  add_to_cart: 'Put jobs into the job cart; the candidate is asked first.',
  remove_from_cart: 'Take jobs out of the job cart; the candidate is asked first.',
  upload_resume: 'Let the candidate choose a resume to upload.',
  remove_resume: 'Remove the resume; the candidate is asked first.',
  update_profile: 'Change the profile; the candidate is asked first.',
};

const searchJobs = z.object({
  query: z.string().max(300).default(''),
  location: z.string().max(300).default(''),
});
const readJob = z.object({ position_id: z.number().int().min(1) });
const describedAt = 1_500;

const described = (name: string, description: string, schema: z.ZodType): ToolDescription => ({
  type: 'function',
  function: { name, description, parameters: z.toJSONSchema(schema, { io: 'input' }) },
});

/** What the model may use: the actions that the employer allows, and two ways to look at what anybody may see. */
export function toolsFor(question: Question): ToolDescription[] {
  return [
    described(
      'search_jobs',
      'Look for open jobs; answers with how many there are and the first ten.',
      searchJobs,
    ),
    described('read_job', 'Read one job.', readJob),
    ...assistantAction.options
      .filter(({ shape }) => isAllowed({ type: shape.type.value }, question))
      .map(({ shape }) => {
        const { type, ...parameters } = shape;
        return described(type.value, purposes[type.value], z.object(parameters));
      }),
  ];
}

export type ToolResult = { content: string; action?: AssistantAction };

/**
 * Does what a model asks for: looks something up as a visitor, or notes an action for the page. Whatever it was talked into,
 * by a candidate or by the text of a job, it can do no more.
 */
export async function performTool(
  question: Question,
  { name, given }: { name: string; given: unknown },
): Promise<ToolResult> {
  if (name === 'search_jobs') {
    const parsed = searchJobs.safeParse(given);
    if (!parsed.success) return refused(parsed.error);
    const data = await dataOf(question.askPublicly, searchCalls.search, parsed.data);
    const jobs = data?.positions.map(({ id, name: title, locations, department }) => ({
      id,
      title,
      locations,
      department,
    }));
    return { content: JSON.stringify({ count: data?.count ?? 0, jobs: jobs ?? [] }) };
  }
  if (name === 'read_job') {
    const parsed = readJob.safeParse(given);
    if (!parsed.success) return refused(parsed.error);
    const job = await dataOf(question.askPublicly, positionCalls.details, {
      position_id: String(parsed.data.position_id),
    });
    // private is unlisted: whoever asks by the number is answered, but nothing leads there
    if (!job || job.isPrivate) return { content: JSON.stringify({ error: 'There is no such job.' }) };
    const text = job.jobDescription.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    return {
      content: JSON.stringify({
        id: job.id,
        title: job.name,
        location: job.location,
        department: job.department,
        // what an employer or an agency wrote is nothing that the model should obey
        untrusted_text: text.slice(0, describedAt),
      }),
    };
  }
  const parsed = assistantAction.safeParse({ ...(typeof given === 'object' ? given : {}), type: name });
  if (!parsed.success) return refused(parsed.error);
  if (!isAllowed(parsed.data, question)) return { content: JSON.stringify({ error: 'Not allowed here.' }) };
  return { content: JSON.stringify({ done: true }), action: parsed.data };
}

function refused(error: z.ZodError): ToolResult {
  return { content: JSON.stringify({ error: z.prettifyError(error).slice(0, 500) }) };
}
