-- One column says whose a thing is, wherever it is owned: `v_…` a visitor's, `c_…` a customer's. Visitors of before keep their
-- rows under `v_` and their old id. The constraint is dropped first, for ids grow by two characters.

ALTER TABLE cart DROP CONSTRAINT cart_anonymous_id_check;
ALTER TABLE cart RENAME anonymous_id TO owner_id;
ALTER TABLE cart DROP customer_id;
UPDATE cart SET owner_id = 'v_' || owner_id;
ALTER TABLE cart ADD CHECK (owner_id ~ '^[cv]_' AND length(owner_id) <= 130);
ALTER INDEX cart_of_visitor RENAME TO cart_of_owner;

ALTER TABLE shop_order RENAME anonymous_id TO owner_id;
UPDATE shop_order SET owner_id = 'v_' || owner_id;
ALTER TABLE shop_order ADD CHECK (owner_id ~ '^[cv]_' AND length(owner_id) <= 130);
ALTER INDEX shop_order_of_visitor RENAME TO shop_order_of_owner;

-- The scope was the call and the visitor in one: `order:<visitor>`.
ALTER TABLE idempotency_key ADD owner_id text;
UPDATE idempotency_key
  SET owner_id = 'v_' || substr(scope, strpos(scope, ':') + 1), scope = split_part(scope, ':', 1);
ALTER TABLE idempotency_key ALTER owner_id SET NOT NULL;
ALTER TABLE idempotency_key DROP CONSTRAINT idempotency_key_pkey;
ALTER TABLE idempotency_key ADD PRIMARY KEY (owner_id, scope, key);
