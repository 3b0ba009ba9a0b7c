-- How often pages were asked for, day by day: a process that starts renders the most asked ones before it takes requests.
create table asked_path (
  day date not null,
  path text not null check (length(path) <= 500),
  asked integer not null check (asked > 0),
  primary key (day, path)
);
