-- The audit in the back office is narrowed to a person and to a command. An index over the whole table would hold up every
-- command while it is built, and PostgreSQL builds none concurrently over partitions: here the indexes are only named, so that
-- months to come have them, and 0592 gives them to those that are there.
-- squawk-ignore require-concurrent-index-creation
create index audit_entry_by_actor on only audit_entry (actor, at);
-- squawk-ignore require-concurrent-index-creation
create index audit_entry_by_command on only audit_entry (command, at);
