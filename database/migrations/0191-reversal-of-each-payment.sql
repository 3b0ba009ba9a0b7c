-- One try can be authorised twice at the provider: what goes back once is a payment, known by the provider's reference.
alter table payment_reversal drop constraint payment_reversal_attempt_id_key;
create index payment_reversal_attempt on payment_reversal (attempt_id);
