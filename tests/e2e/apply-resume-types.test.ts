import { ApplyPage, plainJobs, resume } from './apply-page.ts';
import { expect, test } from './configured-site.ts';
import { openAccount } from './mailbox.ts';

/** That single jobs take resumes of other types than the others. */
const resumesOf = (types: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries(types).map(([id, allowedFileTypes]) => [
      id,
      { fileUploadConfig: { resume: { allowedFileTypes } } },
    ]),
  );

test('RESUME-01 APPLY-01 says where jobs take no resume in common, and of one that was there before which types a job takes', async ({
  page,
  site,
  configure,
}) => {
  const apply = new ApplyPage(page);
  const [pdfs, texts] = await plainJobs(page.request, 2);
  const overrides = resumesOf({ [pdfs!.id]: ['.pdf'], [texts!.id]: ['.txt'] });
  await configure(({ pcsxConfig }) => ({ pcsxConfig: { ...(pcsxConfig as object), overrides } }));
  await openAccount(page.request, site);
  const told = page.getByText('These files are not of an allowed type (.pdf): grace.txt.');

  await apply.open(String(texts!.id));
  await apply.resume.setInputFiles(resume);
  await expect(page.getByText('Filled in from your resume')).toBeVisible();

  // nothing has been typed, chosen or sent
  await apply.open(String(pdfs!.id));
  await expect(told.first()).toBeVisible();
  await expect(apply.resume).toHaveAccessibleDescription(/allowed type \(\.pdf\): grace\.txt/);
  await expect(page.getByText('The resume that is shown here is sent')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove grace.txt' }).click();
  await expect(told).toHaveCount(0);

  await apply.open(`${pdfs!.id},${texts!.id}`);
  await expect(page.getByText('No resume goes with this application')).toBeVisible();
  await expect(page.getByText('no type of file that all of these jobs take')).toBeVisible();
  await expect(apply.resume).toHaveCount(0);
  await apply.answer();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});
