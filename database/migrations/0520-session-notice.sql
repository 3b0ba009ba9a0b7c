-- What a sign-in has to tell on the first page after it, whichever way it went.
alter table session add column notice text;
alter table session add constraint session_notice_known check (notice in ('deletion-called-off'));
