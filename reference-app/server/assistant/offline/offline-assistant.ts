import type { OfferStatus } from '@portico/core/offers';
import { wordsOf } from '@portico/core/text';
import { applicationCalls } from '../../../contract/applications.ts';
import { assistantAction, type AssistantAction, type AssistantAnswer } from '../../../contract/assistant.ts';
import { dashboardCalls } from '../../../contract/dashboard.ts';
import { jobCartCalls } from '../../../contract/job-cart.ts';
import { offerCalls } from '../../../contract/offers.ts';
import { isAllowed, type Assistant, type Question } from '../assistant.ts';
import { dataOf } from '../data-of.ts';
import { findJobs } from './find-jobs.ts';
import type { Intent } from './language.ts';
import { languages, understand, type Known } from './understand.ts';

type Said = { text: string; actions?: AssistantAction[]; isUnderstood?: false };
type Answering = (question: Question, language: Known, words: readonly string[]) => Said | Promise<Said>;

/** How many things an answer names. */
const named = 3;
/** Offers that the candidate has to answer. */
const waiting: ReadonlySet<OfferStatus> = new Set(['Extended', 'Contract Extended']);
/** A message of so few words may be a search without a verb. */
const fewWords = 6;

/** Understands word lists, and asks nobody outside. */
export const offlineAssistant: Assistant = {
  async reply(question): Promise<AssistantAnswer> {
    const { language, intent, words } = understand(question.message, question.locale);
    const said = await answers[intent ?? 'findJobs'](question, language, words);
    const {
      text,
      actions = [],
      isUnderstood = true,
    } = intent === null ? asGuess(said, language, words) : said;
    return {
      text,
      actions: actions.filter((action) => isAllowed(action, question)),
      isUnderstood,
      language: language.tag,
      answeredBy: 'word lists',
    };
  },
};

/** What was understood as nothing in particular counts as a search only when it finds something. */
function asGuess(said: Said, { texts }: Known, words: readonly string[]): Said {
  const isSearch = said.text !== texts.foundNone && words.length > 0 && words.length <= fewWords;
  return isSearch ? said : { text: texts.notUnderstood, isUnderstood: false };
}

const navigate = (path: string): AssistantAction => ({ type: 'navigate', path });

/** For candidates; visitors are asked to log in. */
const own =
  (answering: Answering): Answering =>
  (question, language, words) =>
    question.isLoggedIn
      ? answering(question, language, words)
      : { text: language.texts.logIn, actions: [navigate('/careers/login')] };

/** For one thing that the page does; where the employer does not let it, the answer says so. */
const doing =
  (action: AssistantAction, name: 'uploadResume' | 'removeResume' | 'profile'): Answering =>
  (question, { texts }) =>
    isAllowed(action, question) ? { text: texts[name], actions: [action] } : { text: texts.off };

const changingCart =
  (type: 'add_to_cart' | 'remove_from_cart', name: 'addToCart' | 'removeFromCart'): Answering =>
  ({ features, page }, { texts }) => {
    if (!features.jobCart) return { text: texts.cartOff };
    if (page.positionId === null) return { text: texts.openJobFirst };
    return { text: texts[name], actions: [{ type, position_ids: [page.positionId] }] };
  };

const answers: Record<Intent, Answering> = {
  greeting: ({ employer }, { texts }) => ({ text: filled(texts.greeting, { employer: employer.name }) }),
  help: (_question, { texts }) => ({ text: texts.help }),
  contact: ({ employer }, { texts }) => ({ text: filled(texts.contact, { employer: employer.name }) }),
  saveJob: (_question, { texts }) => ({ text: texts.saveJob }),

  howToApply: ({ page }, { texts }) =>
    page.positionId === null
      ? { text: texts.howToApply }
      : { text: texts.howToApplyHere, actions: [navigate(`/careers/apply?pid=${page.positionId}`)] },

  findJobs: async ({ ask }, language, words) => {
    const { texts } = language;
    const { search, count, names } = await findJobs(ask, language, words);
    if (count === 0) return { text: texts.foundNone };
    const text = count === 1 ? texts.foundOne : texts.found;
    const number = new Intl.NumberFormat(language.tag).format(count);
    return { text: filled(text, { count: number, list: listed(language, names) }), actions: [search] };
  },

  applications: own(async ({ ask }, language) => {
    const { texts, statuses } = language;
    const { applications = [] } = (await dataOf(ask, applicationCalls.list)) ?? {};
    if (applications.length === 0) return { text: texts.applicationsNone };
    const names = applications.map(({ name, status }) =>
      status === null ? name : `${name} (${statuses[status]})`,
    );
    return {
      text: filled(texts.applicationsSome, { list: listedOf(language, names) }),
      actions: [navigate('/careers/applications')],
    };
  }),

  interviews: own(async ({ ask, at }, language) => {
    const { texts, tag } = language;
    const { interviews = [] } = (await dataOf(ask, dashboardCalls.interviews)) ?? {};
    const ahead = interviews.filter(({ startsAt, isCancelled }) => !isCancelled && new Date(startsAt) > at);
    if (ahead.length === 0) return { text: texts.interviewsNone };
    const names = ahead.map(({ title, startsAt, timeZone }) => {
      const when = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
      return `${title} (${when.format(new Date(startsAt))})`;
    });
    return {
      text: filled(texts.interviewsSome, { list: listedOf(language, names) }),
      actions: [navigate('/careers/interviews')],
    };
  }),

  offers: own(async ({ ask }, language) => {
    const { texts, offerStatuses } = language;
    const { offers = [] } = (await dataOf(ask, offerCalls.list)) ?? {};
    if (offers.length === 0) return { text: texts.offersNone };
    const names = offers
      .toSorted((left, right) => Number(waiting.has(right.status)) - Number(waiting.has(left.status)))
      .map(({ position, status }) => `${position.name} (${offerStatuses[status]})`);
    return {
      text: filled(texts.offersSome, { list: listedOf(language, names) }),
      actions: [navigate('/careers/offers')],
    };
  }),

  cart: async ({ ask, features }, language) => {
    const { texts } = language;
    if (!features.jobCart) return { text: texts.cartOff };
    const { jobCartData = [] } = (await dataOf(ask, jobCartCalls.read)) ?? {};
    if (jobCartData.length === 0) return { text: texts.cartEmpty };
    const names = jobCartData.map(({ name }) => name);
    return { text: filled(texts.cartSome, { list: listedOf(language, names) }) };
  },
  addToCart: changingCart('add_to_cart', 'addToCart'),
  removeFromCart: changingCart('remove_from_cart', 'removeFromCart'),

  uploadResume: own(doing({ type: 'upload_resume' }, 'uploadResume')),
  removeResume: own(doing({ type: 'remove_resume' }, 'removeResume')),
  profile: own(doing({ type: 'update_profile', op_section: 'profile' }, 'profile')),

  language: ({ employer, page }, { texts, names, tag }, words) => {
    const spoken = employer.languages.flatMap((locale) => {
      const [short = ''] = locale.split('-');
      return short === 'en' || short === 'ar' ? ([{ locale, short }] as const) : [];
    });
    const wanted = spoken.find(({ short }) =>
      languages.some((language) => wordsOf(language.names[short]).every((word) => words.includes(word))),
    );
    if (!wanted) {
      const list = new Intl.ListFormat(tag).format(spoken.map(({ short }) => names[short]));
      return { text: filled(texts.languages, { list }) };
    }
    const [path = ''] = page.path.split('?');
    const there = assistantAction.safeParse(navigate(`${path}?hl=${wanted.locale}`));
    return {
      text: filled(texts.languageChanged, { language: names[wanted.short] }),
      actions: [there.success ? there.data : navigate(`/careers?hl=${wanted.locale}`)],
    };
  },
};

/** The first of some names, and how many more there are. */
function listedOf({ tag, texts }: Known, names: readonly string[]): string {
  const rest = names.length - named;
  const more = filled(texts.more, { count: new Intl.NumberFormat(tag).format(rest) });
  return inWords(tag, [...names.slice(0, named), ...(rest > 0 ? [more] : [])]);
}

function listed({ tag }: Known, names: readonly string[]): string {
  return inWords(tag, names.slice(0, named));
}

function inWords(tag: string, names: readonly string[]): string {
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(names);
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? '');
}
