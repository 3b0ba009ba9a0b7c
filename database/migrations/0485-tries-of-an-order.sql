-- Only refusals count towards the five of an order: others may come between them.
alter table payment_attempt drop constraint payment_attempt_number_check;
alter table payment_attempt add constraint payment_attempt_number_check check (number >= 1);

-- Tries are counted by cart, over orders that have ended too.
create index shop_order_of_cart on shop_order (cart_id);
