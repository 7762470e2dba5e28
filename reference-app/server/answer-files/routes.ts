import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { applyCalls } from '../../contract/apply.ts';
import { jobsAskedFor, requireLogin } from '../applications/jobs-asked-for.ts';
import { formFor } from '../applications/questions.ts';
import type { Database } from '../database/database.ts';
import { mediaTypeOf } from '../files/rules.ts';
import { fileProblem } from '../forms/validation.ts';
import { answerOf } from '../http/envelope.ts';
import { limitedAddress } from '../http/network.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { employerOf, requireSameUser } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { fileItemsIn } from './fields.ts';
import { fileOwnerOf } from './owner.ts';
import { saveAnswerFile } from './store.ts';

const minute = 60 * 1000;
/** Of visitors, whose files nobody has asked for yet. */
const uploadsPerAddress = { tries: 60, window: 10 * minute };

/** Files that answer the questions of an application, uploaded before it is sent. */
export function answerFileRoutes(options: { database: Database; now: () => number }): FastifyPluginAsyncZod {
  const { database, now } = options;
  const uploads = new RateLimit(uploadsPerAddress, now);

  const upload = {
    ...applyCalls.answerFileUpload,
    beforeForm: ({ session, ip }: FastifyRequest) => {
      if (!session) uploads.take(limitedAddress(ip));
    },
  };

  return async (app) => {
    serve(app, upload, async (request) => {
      const { scope, config } = employerOf(request);
      requireSameUser(request);
      const { pids, question } = request.query;
      const asked = await jobsAskedFor(database, request, pids);
      requireLogin(request, asked);
      const { definition } = formFor(config, [...asked.jobs.values()]);
      const items = fileItemsIn(definition.sections.flatMap((section) => section.items));
      const asking = items.filter(({ name }) => name === question);
      if (asking.length === 0)
        throw refused('question', 'No question of these jobs takes files under this name.');
      const [file] = request.uploads.file ?? [];
      if (!file) throw refused('file', 'Choose a file.');
      const problem = await fileProblem(asking, { name: file.name, size: file.bytes.length });
      if (problem !== undefined) throw refused('file', problem);
      const saved = await saveAnswerFile(database, scope, {
        owner: fileOwnerOf(request),
        file,
        at: new Date(now()),
      });
      if (!saved)
        throw new Refusal(
          409,
          'You have uploaded more files than we can keep for you before they are sent. Send an application, or try again tomorrow.',
        );
      const { encId: id, name, size } = saved;
      return { ...answerOf({ id, name, size, type: mediaTypeOf(saved) }), status: 201 };
    });
  };
}

function refused(field: 'file' | 'question', message: string): Refusal {
  return new Refusal(400, message, { validationErrors: { [field]: message } });
}
