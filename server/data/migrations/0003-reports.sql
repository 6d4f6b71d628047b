-- A report that somebody has looked at: when. It stays, because it is part of what its maker may have of their data.
alter table report add column done_at timestamptz;
