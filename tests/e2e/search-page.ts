import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { searchData } from './wire.ts';

/** Opens an address and waits until the page's script has taken it over: what is clicked before is not heard. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Resolves when React has taken over what the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React's own notes on the root: there is no public sign of the moment in which all that was rendered is taken over
    type Fiber = { stateNode: { current: { memoizedState: { isDehydrated?: boolean } } } };
    const root = document.querySelector('#root') ?? {};
    const [, fiber] = Object.entries(root).find(([key]) => key.startsWith('__reactContainer$')) ?? [];
    return (fiber as Fiber | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Opens a page whose script comes when what this returns is called, as long after it was painted as on a slow network. */
export async function openBeforeScript(page: Page, address: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/entry-browser*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    held.resolve();
    await hydrated(page);
  };
}

/** Has the clock of a page stand still from now on: what is measured in time does not depend on the machine then. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets a clock that stands still go on, by a hundredth of a second each time, until something shows. */
export async function tickUntilVisible(locator: Locator): Promise<void> {
  await expect(async () => {
    await locator.page().clock.runFor(10);
    await expect(locator).toBeVisible({ timeout: 50 });
  }).toPass();
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The search page as people know it: by its names, not by its markup. */
export class SearchPage {
  readonly page: Page;
  readonly results: Locator;
  readonly cards: Locator;
  readonly count: Locator;
  readonly job: Locator;
  readonly query: Locator;
  readonly location: Locator;
  readonly suggestions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.results = page.getByRole('region', { name: 'Jobs', exact: true });
    // the list's own: the steps through its pages are items as well
    this.cards = this.results.getByRole('listitem').filter({ has: page.getByRole('heading') });
    this.count = this.results.getByRole('heading', { level: 2 });
    this.job = page.getByRole('region', { name: 'Job', exact: true });
    // comboboxes once somebody is in them
    this.query = page.getByLabel('Job title, skill or keyword');
    this.location = page.getByLabel(/^City, country/);
    this.suggestions = page.getByRole('search').getByRole('option');
  }

  open(parameters: Readonly<Record<string, string>> = {}): Promise<void> {
    return openPage(this.page, addressOf('/careers/search', parameters));
  }

  async search(query: string, location = ''): Promise<void> {
    await this.query.fill(query);
    await this.location.fill(location);
    await this.page.getByRole('button', { name: 'Search jobs' }).click();
  }

  filter(name: string): Locator {
    return this.page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: name });
  }

  options(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true }).getByRole('checkbox');
  }

  option(name: string, label: string): Locator {
    return this.page
      .getByRole('group', { name, exact: true })
      .getByRole('checkbox', { name: new RegExp(`^${literal(label)} ?[\\d,.]+$`) });
  }

  /** Chooses one option from a menu that may be closed, and leaves the menu open. */
  async choose(filter: string, label: string): Promise<void> {
    if (!(await this.options(filter).first().isVisible())) await this.filter(filter).click();
    await this.option(filter, label).check();
  }

  /** Addresses of the listed jobs, in their order. */
  hrefs(): Promise<string[]> {
    return this.cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  }

  titles(): Promise<string[]> {
    return this.cards.getByRole('link').allTextContents();
  }

  /** How a listed job's card is edged. */
  edgeOf(index: number): Promise<string> {
    return this.cards
      .nth(index)
      .getByRole('article')
      .evaluate((card) => {
        const { borderColor, boxShadow } = getComputedStyle(card);
        return `${borderColor} ${boxShadow}`;
      });
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.count).toHaveText(`${count.toLocaleString('en-US')} ${count === 1 ? 'job' : 'jobs'}`);
  }

  /** Waits until the listed jobs are what the server answers to `parameters`, and done with. */
  async expectAnswer(
    request: APIRequestContext,
    parameters: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { positions } = await searchData(request, parameters);
    await expect(this.cards.getByRole('link')).toHaveText(positions.map(({ name }) => name));
    await expect(this.results).toHaveAttribute('aria-busy', 'false');
  }

  async expectParameter(name: string, value: string | null): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.searchParams.get(name) === value);
  }
}
