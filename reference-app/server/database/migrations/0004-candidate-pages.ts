import type { Migration } from '../migrate.ts';

const ofAccount = 'foreign key (group_id, account_id) references account on delete cascade';

/** What candidates find on their own pages. All of it goes with their account. */
export const candidatePages: Migration = {
  version: 4,
  name: 'candidate-pages',
  statements: `
create table notification (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  category_title text not null,
  message text not null,
  notification_type text not null check (notification_type in ('read_only', 'action_required')),
  redirect_url text not null,
  created_at timestamptz not null,
  viewed_at timestamptz,
  clicked_at timestamptz,
  primary key (group_id, id),
  ${ofAccount}
);
create index notification_of_account on notification (group_id, account_id, created_at desc, id desc);
create index notification_not_viewed on notification (group_id, account_id) where viewed_at is null;

create table candidate_form (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  tab_id text not null,
  title text not null,
  description text not null,
  definition jsonb not null,
  status text not null check (status in ('open', 'in_progress', 'completed')),
  answers jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  due_at timestamptz,
  submitted_at timestamptz,
  primary key (group_id, id),
  ${ofAccount},
  check ((status = 'completed') = (submitted_at is not null))
);
create index candidate_form_of_account on candidate_form (group_id, account_id, updated_at desc, id desc);

create table bootstrapping_answer (
  group_id integer not null,
  account_id integer not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  primary key (group_id, account_id),
  ${ofAccount}
);

create table nudge (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  link_label text not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  ${ofAccount}
);
create index nudge_of_account on nudge (group_id, account_id);

create table interview (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  title text not null,
  job_id integer,
  kind text not null check (kind in ('phone', 'video', 'onSite')),
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes > 0),
  time_zone text not null,
  place text not null,
  link text not null,
  phone_number text not null,
  interviewers jsonb not null,
  is_cancelled boolean not null,
  primary key (group_id, id),
  ${ofAccount}
);
create index interview_of_account on interview (group_id, account_id, starts_at);

create table candidate_event (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  place text not null,
  link text not null,
  primary key (group_id, id),
  ${ofAccount},
  check (ends_at >= starts_at)
);
create index candidate_event_of_account on candidate_event (group_id, account_id, starts_at);

create table referral (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  person_name text not null,
  job_id integer,
  job_title text not null,
  status text not null,
  referred_at timestamptz not null,
  primary key (group_id, id),
  ${ofAccount}
);
create index referral_of_account on referral (group_id, account_id, referred_at desc);

create table page_event (
  group_id integer not null references employer,
  id bigint generated always as identity,
  namespace text not null,
  event text not null,
  job_id integer,
  is_logged_in boolean not null,
  data jsonb not null,
  happened_at timestamptz not null,
  primary key (group_id, id)
);
create index page_event_by_time on page_event (group_id, happened_at);
`,
};
