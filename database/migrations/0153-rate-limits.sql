-- How often a network has asked in its time: shared by all processes, worth nothing after a crash, removed by a schedule.
create unlogged table rate_limit (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_limit_ends_at on rate_limit (ends_at);
