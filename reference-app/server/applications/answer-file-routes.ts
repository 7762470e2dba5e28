import type { FastifyInstance, FastifyRequest } from 'fastify';
import { applyCalls } from '../../contract/apply.ts';
import { jobsAskedFor, requireLogin } from './jobs-asked-for.ts';
import { formFor } from './questions.ts';
import { limitedAddress } from '../http/network.ts';
import { RateLimit } from '../http/rate-limit.ts';
import { employerOf, requireSameUser } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { fileOwnerOf } from '../answer-files/owner.ts';
import { takeAnswerFile } from '../answer-files/take-file.ts';

const minute = 60 * 1000;
/** Of visitors, whose files nobody has asked for yet. */
const uploadsPerAddress = { tries: 60, window: 10 * minute };

/** Files that answer the questions of an application, uploaded before it is sent. */
export async function answerFileRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;
  const uploads = new RateLimit(uploadsPerAddress, now);

  const upload = {
    ...applyCalls.answerFileUpload,
    beforeForm: ({ session, ip }: FastifyRequest) => {
      if (!session) uploads.take(limitedAddress(ip));
    },
  };

  serve(app, upload, async (request) => {
    const { scope, config } = employerOf(request);
    requireSameUser(request);
    const { pids, question } = request.query;
    const asked = await jobsAskedFor(database, request, pids);
    requireLogin(request, asked);
    return takeAnswerFile(database, scope, {
      definition: formFor(config, [...asked.jobs.values()]).definition,
      question,
      file: request.uploads.file?.[0],
      owner: fileOwnerOf(request),
      at: new Date(now()),
    });
  });
}
