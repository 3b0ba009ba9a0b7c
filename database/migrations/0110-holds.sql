-- The goods of an unpaid order are held for a shorter time than it can be paid: what lapsed is held again by the payment.

ALTER TABLE shop_order
  ADD COLUMN payable_until timestamptz,
  -- Takes so much of an item that its goods are held longer only while a payment is under way.
  ADD COLUMN is_bulk boolean NOT NULL DEFAULT false;
UPDATE shop_order SET payable_until = hold_until;
ALTER TABLE shop_order ALTER COLUMN payable_until SET NOT NULL;
COMMENT ON COLUMN shop_order.hold_until IS 'Unpaid: the sweeper looks no earlier. Its goods are held until then, or until it can be paid no more.';
