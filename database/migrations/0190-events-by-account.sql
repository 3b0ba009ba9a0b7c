-- An event of another merchant account is kept as well, and must not be taken for ours.
alter table webhook_inbox drop constraint webhook_inbox_psp_reference_event_code_success_key;
create unique index webhook_inbox_event
  on webhook_inbox (psp_reference, event_code, success, (item ->> 'merchantAccountCode')) nulls not distinct;
