-- An operator wrote the redirect: a product or category that moves leaves it where it is.
alter table redirect add column by_operator boolean not null default false;
