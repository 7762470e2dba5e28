import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { profileCalls } from '../../contract/profile.ts';
import { localeOfCall } from '../http/choose-locale.ts';
import { answerOf } from '../http/envelope.ts';
import { loginNeeded, Refusal } from '../http/refusal.ts';
import { employerOf, sessionOf } from '../http/request-context.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import type { ProfileEdit } from './edit.ts';
import { writeResume } from './export.ts';
import { analysisOf, completionOf } from './rules.ts';
import { editProfile, findAvatar, findProfile, removeAvatar, saveAvatar, type EditResult } from './store.ts';
import { profileOf } from './wire.ts';

export async function profileRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app;

  /** @throws Refusal 401 when the account has been deleted meanwhile */
  const ownProfile = async (request: FastifyRequest) => {
    const profile = await findProfile(database, employerOf(request).scope, sessionOf(request).account.id);
    if (!profile) throw loginNeeded();
    return profile;
  };

  serve(app, profileCalls.profile, async (request) => answerOf(profileOf(await ownProfile(request))));

  serve(app, profileCalls.edit, async (request) => {
    const { scope } = employerOf(request);
    const { op_section: section, operation, op_data: data, version } = request.body;
    const accountId = sessionOf(request).account.id;
    const at = new Date(now());
    if (section === 'avatar') {
      if (operation !== 'remove')
        throw unusable({ operation: 'A picture is uploaded to /api/pcsx/profile_avatar.' });
      await removeAvatar(database, scope, { accountId, at });
      return answerOf(profileOf(await ownProfile(request)));
    }
    const edit: ProfileEdit = { section, operation, value: data.value, index: data.index };
    const result = await editProfile(database, scope, { accountId, edits: [edit], version, at });
    if (!result) throw loginNeeded();
    return answerOf(profileOf(standing(result)));
  });

  serve(app, profileCalls.completion, async (request) => {
    const { sections, avatarHash, resume } = await ownProfile(request);
    return answerOf(completionOf({ sections, hasAvatar: avatarHash !== null, hasResume: resume !== null }));
  });

  serve(app, profileCalls.analysis, async (request) =>
    answerOf(analysisOf((await ownProfile(request)).sections, new Date(now()))),
  );

  serve(app, profileCalls.uploadAvatar, async (request) => {
    const [file] = request.uploads.avatar ?? [];
    const type = file && (await fileTypeFromBuffer(file.bytes));
    if (!file || !type)
      throw new Refusal(400, 'Choose a picture.', { validationErrors: { avatar: 'Choose a picture.' } });
    await saveAvatar(database, employerOf(request).scope, {
      accountId: sessionOf(request).account.id,
      picture: { mediaType: type.mime, bytes: file.bytes },
      at: new Date(now()),
    });
    return answerOf(profileOf(await ownProfile(request)));
  });

  serveFile(app, profileCalls.avatar, async (request) => {
    const { scope } = employerOf(request);
    const picture = await findAvatar(database, scope, sessionOf(request).account.id);
    if (!picture) throw new Refusal(404, 'There is no picture.');
    return { fileName: `picture.${picture.mediaType.replace(/^image\//, '')}`, ...picture };
  });

  serveFile(app, profileCalls.exported, async (request) => {
    const profile = profileOf(await ownProfile(request));
    if (request.query.format === 'json')
      return {
        fileName: 'profile.json',
        mediaType: 'application/json; charset=utf-8',
        bytes: Buffer.from(`${JSON.stringify(profile, null, 2)}\n`),
      };
    return {
      fileName: `Resume ${profile.fullname}.pdf`,
      mediaType: 'application/pdf',
      bytes: await writeResume(profile, new Date(now()), localeOfCall(request)),
    };
  });
}

/**
 * The profile after an edit.
 *
 * @throws Refusal 409, 422
 */
export function standing({ decision, profile }: EditResult) {
  switch (decision.kind) {
    case 'invalid':
      throw unusable(decision.problems);
    case 'gone':
      throw new Refusal(409, 'This entry of your profile is gone.', {
        data: { profile: profileOf(profile) },
      });
    case 'stale':
      throw new Refusal(409, 'Your profile was changed meanwhile. Look at it again, and try once more.', {
        data: { profile: profileOf(profile) },
      });
    default:
      return profile;
  }
}

function unusable(validationErrors: Readonly<Record<string, string>>): Refusal {
  return new Refusal(422, 'Invalid request received. Please try again', { validationErrors });
}
