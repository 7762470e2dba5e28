import type { Configuration } from '../../reference-app/contract/config.ts';
import { ApplyPage, plainJobs, resume } from './apply-page.ts';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test, type OwnSite } from './site.ts';
import { logIn, write } from './wire.ts';

/** Has single jobs of Meridian take resumes of other types than its others. */
const takeResumes = async (
  { request }: Parameters<typeof logIn>[0],
  { address: site }: OwnSite,
  types: Readonly<Record<string, readonly string[]>>,
) => {
  await logIn({ request }, 'admin@meridian.example', site);
  const before = await request.get(`${site}${addressOf('/api/pcsx/config')}`);
  const { data } = (await before.json()) as { data: Configuration };
  const overrides = Object.fromEntries(
    Object.entries(types).map(([id, allowedFileTypes]) => [
      id,
      { fileUploadConfig: { resume: { allowedFileTypes } } },
    ]),
  );
  const pcsxConfig = { ...(data.config['pcsxConfig'] as object), overrides };
  const body = { config: { ...data.config, pcsxConfig } };
  const headers = { 'if-match': before.headers()['etag'] ?? '' };
  await expect(await write(request, 'PUT', '/api/pcsx/config', { site, body, headers })).toBeOK();
};

test('RESUME-01 APPLY-01 says where jobs take no resume in common, and of one that was there before which types a job takes', async ({
  page,
  ownSite,
  playwright,
}) => {
  const apply = new ApplyPage(page);
  const [pdfs, texts] = await plainJobs(page.request, 2);
  const admin = { request: await playwright.request.newContext() };
  await takeResumes(admin, ownSite, { [pdfs!.id]: ['.pdf'], [texts!.id]: ['.txt'] });
  await openAccount(page.request, ownSite);
  const open = (...ids: number[]) =>
    openPage(page, `${ownSite.address}${addressOf('/careers/apply', { pid: ids.join() })}`);
  const told = page.getByText('These files are not of an allowed type (.pdf): grace.txt.');

  await open(texts!.id);
  await apply.resume.setInputFiles(resume);
  await expect(page.getByText('Filled in from your resume')).toBeVisible();

  // nothing has been typed, chosen or sent
  await open(pdfs!.id);
  await expect(told.first()).toBeVisible();
  await expect(apply.resume).toHaveAccessibleDescription(/allowed type \(\.pdf\): grace\.txt/);
  await expect(page.getByText('The resume that is shown here is sent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove grace.txt' }).click();
  await expect(told).toHaveCount(0);

  await open(pdfs!.id, texts!.id);
  await expect(page.getByText('No resume goes with this application')).toBeVisible();
  await expect(page.getByText('no type of file that all of these jobs take')).toBeVisible();
  await expect(apply.resume).toHaveCount(0);
  await apply.answer();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await admin.request.dispose();
});
