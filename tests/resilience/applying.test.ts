import type { BrowserContext, Page } from '@playwright/test';
import { ApplyPage, endSessions, plainJobs } from '../e2e/apply-page.ts';
import { newPassword, openAccount } from '../e2e/mailbox.ts';
import { hydrated } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { write } from '../e2e/wire.ts';
import { randomFrom, tries } from '../random.ts';

const interruptions = tries(30);
const kinds = ['the session ends', 'the tab is killed', 'the network is cut'] as const;

type Field = {
  name: string;
  /** Answers otherwise than it is answered so far: what earlier rounds have left proves nothing. @returns the answer */
  fill: (apply: ApplyPage) => Promise<string>;
  holds: (apply: ApplyPage, answer: string) => Promise<void>;
};

const text = (name: 'phone' | 'location' | 'motivation', value: string): Field => ({
  name,
  fill: async (apply) => {
    await apply[name].fill(value);
    return value;
  },
  holds: (apply, answer) => expect(apply[name]).toHaveValue(answer),
});
const radio = (apply: ApplyPage, answer: string) =>
  apply.page.getByRole('radio', { name: answer === 'yes' ? 'Yes' : 'Not yet' }).first();
const fieldsOf = (round: number): readonly Field[] => [
  text('phone', `+41 44 668 18 ${10 + round}`),
  text('location', `Bern ${round}`),
  text('motivation', `I like people, ${round} times.`),
  {
    name: 'start',
    fill: async (apply) => {
      const answer = (await apply.start.inputValue()) === 'later' ? 'month' : 'later';
      await apply.start.selectOption(answer);
      return answer;
    },
    holds: (apply, answer) => expect(apply.start).toHaveValue(answer),
  },
  {
    name: 'permit',
    fill: async (apply) => {
      const answer = (await radio(apply, 'no').isChecked()) ? 'yes' : 'no';
      await radio(apply, answer).check();
      return answer;
    },
    holds: (apply, answer) => expect(radio(apply, answer)).toBeChecked(),
  },
];

const keeps = (page: Page, answer: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (value) => Object.values<string>(localStorage).some((draft) => draft.includes(`:${value}`)),
        JSON.stringify(answer),
      ),
    )
    .toBe(true);

/** A tab ends as in a crash: it is told nothing of it. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // its answer never comes
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

async function logInAgain(context: BrowserContext, email: string, site: { address: string }) {
  const body = { email, password: newPassword };
  const at = { site: site.address, body };
  await expect(await write(context.request, 'POST', '/api/pcsx/auth/login', at)).toBeOK();
}

test(`APPLY-01 of an application that is interrupted ${interruptions} times, at moments of chance, every field comes back`, async ({
  context,
  site,
  playwright,
}) => {
  test.setTimeout(30_000 + interruptions * 15_000);
  const random = randomFrom(7);
  const elsewhere = await playwright.request.newContext();
  const email = await openAccount(context.request, site);
  const [job] = await plainJobs(context.request, 1);
  let page = await context.newPage();
  for (let round = 0; round < interruptions; round += 1) {
    const kind = kinds[round % kinds.length]!;
    const fields = fieldsOf(round);
    const filled = fields.slice(0, 1 + Math.floor(random() * fields.length));
    await test.step(`${round}: ${kind} after ${filled.map(({ name }) => name).join(', ')}`, async () => {
      const apply = new ApplyPage(page);
      await apply.open(String(job!.id));
      await expect(apply.send).toBeVisible();
      const answers: string[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      for (const { fill } of filled) answers.push(await fill(apply));
      if (kind === 'the session ends') {
        await endSessions(elsewhere, email, site);
        await page.reload();
        await logInAgain(context, email, site);
        await page.reload();
      } else if (kind === 'the network is cut') {
        await context.setOffline(true);
        await apply.send.click();
        // a problem with an answer is told before one with the network
        const problem = page.getByRole('region', { name: /^There (?:is a problem|are \d+ problems)$/ });
        await expect(page.getByRole('alert').or(problem).first()).toBeVisible();
        await context.setOffline(false);
        await page.reload();
      } else {
        // a second is what may be lost at most
        for (const answer of answers) await keeps(page, answer);
        await crash(page);
        page = await context.newPage();
        await new ApplyPage(page).open(String(job!.id));
      }
      const back = new ApplyPage(page);
      await hydrated(page);
      for (const [index, { holds }] of filled.entries()) await holds(back, answers[index]!);
    });
  }
  await elsewhere.dispose();
});
