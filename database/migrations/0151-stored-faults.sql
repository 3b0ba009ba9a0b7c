-- Failed jobs and mails were stored with all that their errors carried, parameters of statements and addresses too. What is stored
-- from now on says where to look and nothing more; what was stored before goes.
do $$
begin
  if to_regclass('jobs.job') is not null then
    execute 'update jobs.job set output = null where output is not null';
  end if;
end
$$;
update outbox_mail set last_error = 'Error' where last_error is not null;
