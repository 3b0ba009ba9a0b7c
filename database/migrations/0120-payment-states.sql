-- A try to pay begins when somebody pays: the row that was written with each order before any try goes out of use.
UPDATE payment_attempt SET status = 'Cancelled', decided_at = created_at WHERE status = 'Created';
DROP INDEX payment_attempt_one_open;
DROP INDEX payment_attempt_undecided;
ALTER TABLE payment_attempt
  DROP CONSTRAINT payment_attempt_status_check,
  DROP CONSTRAINT payment_attempt_check,
  ADD CHECK (status IN ('Open', 'AwaitingShopper', 'Pending', 'Authorised', 'Refused', 'Cancelled', 'Failed', 'Reversed')),
  ADD CHECK ((status IN ('Open', 'AwaitingShopper', 'Pending')) = (decided_at IS NULL)),
  -- Nobody is asked after a payment any more: the provider has no such question.
  DROP COLUMN checked_at,
  -- The provider was told to end it, so whatever comes of it is given back.
  ADD COLUMN cancelled_at timestamptz;
CREATE UNIQUE INDEX payment_attempt_one_open ON payment_attempt (order_id) WHERE decided_at IS NULL;

-- Why a person must look; an order is on hold exactly while there is a reason.
ALTER TABLE shop_order
  ADD COLUMN hold_reasons text[] NOT NULL DEFAULT '{}'
    CHECK (hold_reasons <@ array['payment-amount', 'payment-lost', 'chargeback', 'engraving']),
  ADD COLUMN disputed_at timestamptz;
UPDATE shop_order SET hold_reasons = CASE
  WHEN (
    SELECT detail FROM order_event e WHERE e.order_id = shop_order.id AND e.key = 'order-on-hold' ORDER BY e.id DESC LIMIT 1
  ) LIKE 'engraving: %' THEN array['engraving'] ELSE array['payment-amount'] END
WHERE status = 'OnHold';
ALTER TABLE shop_order ADD CHECK ((status = 'OnHold') = (hold_reasons <> '{}'));

ALTER TABLE order_event ADD COLUMN actor text NOT NULL DEFAULT '';

-- What a person has to see to; the same cause makes one.
CREATE TABLE order_task (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  kind text NOT NULL,
  cause text NOT NULL UNIQUE,
  detail text NOT NULL,
  created_at timestamptz NOT NULL,
  done_at timestamptz,
  done_by text,
  CHECK ((done_at IS NULL) = (done_by IS NULL))
);
CREATE INDEX order_task_open ON order_task (id) WHERE done_at IS NULL;

-- The events of one payment are read together, whatever order they came in.
ALTER TABLE webhook_inbox ADD COLUMN original_reference text, ADD COLUMN amount_cents bigint;
UPDATE webhook_inbox SET
  original_reference = coalesce(item ->> 'originalReference', ''),
  amount_cents = CASE WHEN jsonb_typeof(item -> 'amount' -> 'value') = 'number' AND (item -> 'amount' ->> 'value') ~ '^-?\d{1,15}$'
    THEN (item -> 'amount' ->> 'value')::bigint ELSE 0 END;
ALTER TABLE webhook_inbox ALTER COLUMN original_reference SET NOT NULL, ALTER COLUMN amount_cents SET NOT NULL;
CREATE INDEX webhook_inbox_of_payment ON webhook_inbox (original_reference) WHERE original_reference <> '';
