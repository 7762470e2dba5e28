import type { Upload } from '@portico/components';
import { useSite } from '../../site/site.tsx';
import type { RequestError } from '../../request/request-error.ts';
import { useKnownUser } from './use-known-user.ts';

type Options = {
  /** The names of the questions that files answer. */
  questions: readonly string[];
  /** The jobs that ask. */
  ids: readonly number[];
  onFailed: (error: RequestError) => void;
};

/** What sends the files of each question as soon as they are chosen: answers hold their ids alone. */
export function useAnswerFiles({ questions, ids, onFailed }: Options): Readonly<Record<string, Upload>> {
  const { api } = useSite();
  const asKnown = useKnownUser(onFailed);
  const uploadOf =
    (question: string): Upload =>
    async (file, options) => {
      const form = new FormData();
      form.append('file', file);
      const parameters = { pids: ids.join(','), question };
      const { data } = await asKnown((headers) =>
        api.postForm('/api/application/v2/answer_file', form, { parameters, headers, ...options }),
      );
      return data.id;
    };
  return Object.fromEntries(questions.map((question) => [question, uploadOf(question)]));
}
