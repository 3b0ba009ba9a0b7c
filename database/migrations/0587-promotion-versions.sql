-- A promotion is changed from the version that was read, so that two people at the same one do not undo each other's work.
alter table promotion add column version integer not null default 1;
