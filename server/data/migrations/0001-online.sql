-- People, what they are let in with, and what they play. A match is its log: everything else about it can be made again from it.

create table person (
  id text primary key,
  kind text not null check (kind in ('guest', 'person', 'bot', 'mind')),
  name text not null,
  -- The name with look-alikes folded together; null for guests and for whoever was deleted.
  name_key text unique,
  password_hash text,
  -- A bot belongs to the person who made it.
  owner_id text references person (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  deleted_at timestamptz
);

create table token (
  id text primary key,
  -- SHA-256 of the token; the token itself is nowhere.
  hash text not null unique,
  person_id text not null references person (id) on delete cascade,
  kind text not null check (kind in ('session', 'personal')),
  scopes text not null default '',
  label text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index token_person on token (person_id);

create table block (
  person_id text not null references person (id) on delete cascade,
  blocked_id text not null references person (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, blocked_id)
);

create table report (
  id text primary key,
  by_id text references person (id) on delete set null,
  about_id text references person (id) on delete set null,
  match_id text,
  reason text not null,
  at timestamptz not null
);

-- What is agreed on, won and rated: one game, or a mirrored pair. Player 0 sits at seat 0 in the first game.
create table contest (
  id text primary key,
  game text not null,
  rules integer not null,
  preset text not null,
  setup text not null,
  games smallint not null check (games in (1, 2)),
  mode text not null check (mode in ('friend', 'casual', 'ranked', 'mind')),
  clock_kind text check (clock_kind in ('live', 'days')),
  base_ms bigint not null,
  increment_ms bigint not null,
  -- Null where it is not rated.
  pool text,
  player0 text not null references person (id),
  player1 text not null references person (id),
  state text not null check (state in ('open', 'over', 'aborted')),
  -- The server's part of the shuffle, its commitment, and what the players added. Secret until the contest is over.
  secret text not null,
  commit_hash text not null,
  entropy0 text,
  entropy1 text,
  seed text,
  seal text,
  salt text,
  half smallint check (half in (0, 1, 2)),
  margin integer,
  because text,
  rating0_before integer,
  rating0_after integer,
  rating1_before integer,
  rating1_after integer,
  rematch_by smallint,
  rematch_of text references contest (id),
  rematch_match text,
  created_at timestamptz not null,
  over_at timestamptz
);
create index contest_player0 on contest (player0, created_at desc);
create index contest_player1 on contest (player1, created_at desc);
create index contest_open on contest (state) where state = 'open';

create table match (
  id text primary key,
  contest_id text not null references contest (id),
  ordinal smallint not null check (ordinal in (1, 2)),
  seat0 text not null references person (id),
  seat1 text not null references person (id),
  state text not null check (state in ('sealing', 'playing', 'over', 'aborted')),
  -- Secret until the contest is over; null while it is being sealed.
  deal text,
  ply integer not null default 0,
  to_move smallint,
  left0_ms bigint not null,
  left1_ms bigint not null,
  -- Since when the clock of whoever is to move runs.
  since timestamptz not null,
  -- When something has to be done about it: a deal, a flag, an abort, a mind's move. Null: nothing is awaited by the clock.
  due_at timestamptz,
  premove0 text,
  premove1 text,
  outcome text,
  state_hash text,
  created_at timestamptz not null,
  over_at timestamptz,
  unique (contest_id, ordinal)
);
create index match_due on match (due_at) where due_at is not null;
create index match_live on match (state) where state in ('sealing', 'playing');

create table match_log (
  match_id text not null references match (id),
  ply integer not null,
  seat smallint not null,
  text text not null,
  -- What the device called its offer, so that the same offer sent again is answered and not played again. Empty: nobody's.
  client_id text not null,
  -- Of the state after it.
  hash text not null,
  left_ms bigint not null,
  at timestamptz not null,
  primary key (match_id, ply)
);

-- Who is at a match now: refreshed while a socket is open, so that a process that dies leaves nobody there for ever.
create table presence (
  match_id text not null references match (id) on delete cascade,
  seat smallint not null,
  seen_at timestamptz not null,
  primary key (match_id, seat)
);
create index presence_seen on presence (seen_at);

create table seek (
  id text primary key,
  person_id text not null unique references person (id) on delete cascade,
  game text not null,
  preset text not null,
  games smallint not null,
  clock_kind text,
  base_ms bigint not null,
  increment_ms bigint not null,
  pool text,
  rating integer not null,
  created_at timestamptz not null,
  -- Like presence: whoever seeks says again and again that they still do.
  seen_at timestamptz not null
);

-- A friend link: whoever opens it first sits down.
create table challenge (
  id text primary key,
  by_id text not null references person (id) on delete cascade,
  game text not null,
  preset text not null,
  games smallint not null,
  clock_kind text,
  base_ms bigint not null,
  increment_ms bigint not null,
  match_id text references match (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table rating (
  person_id text not null references person (id) on delete cascade,
  pool text not null,
  rating integer not null,
  games integer not null,
  primary key (person_id, pool)
);
create index rating_best on rating (pool, rating desc);

-- One row for each change; a contest changes nobody's rating twice.
create table rating_change (
  contest_id text not null references contest (id),
  person_id text not null references person (id) on delete cascade,
  pool text not null,
  before integer not null,
  after integer not null,
  at timestamptz not null,
  primary key (contest_id, person_id)
);
create index rating_change_person on rating_change (person_id, pool, at);

-- When any process was last alive: whoever starts after a gap gives the time back to everybody whose clock ran through it.
create table pulse (
  id smallint primary key check (id = 1),
  at timestamptz not null
);

-- How many people each process has at its sockets, said again and again; a process that stops saying so has nobody.
create table process (
  id text primary key,
  people integer not null,
  at timestamptz not null
);
