-- Whoever is at a game says so every few seconds. With no index on when, and room left on every page, that rewrites rows in place; the table
-- has only the seats of games that are being played, so looking through all of it costs less than the index did.
drop index presence_seen;
alter table presence set (fillfactor = 50);
