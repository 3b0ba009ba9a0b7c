-- Three prices of a line kept apart, shipments by kind with their fee, and what was taken off as rows of its own.

-- The normal price was not written down so far: it is looked up as it was then, and where nothing is known, it is the price that
-- a reduction was announced from.
CREATE FUNCTION pg_temp.normal_price(wanted text, at timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT cents FROM price
  WHERE variation_code = wanted AND kind = 'normal' AND cents IS NOT NULL AND valid_from <= at
  ORDER BY valid_from DESC, id DESC LIMIT 1
$$;

ALTER TABLE cart_line
  ADD COLUMN normal_price_cents integer CHECK (normal_price_cents >= 0),
  ADD COLUMN lowest_price_cents integer;
UPDATE cart_line SET
  lowest_price_cents = CASE WHEN list_price_cents > price_cents THEN list_price_cents END,
  normal_price_cents = coalesce(pg_temp.normal_price(code, cart.priced_at), list_price_cents)
FROM cart WHERE cart.id = cart_id;
ALTER TABLE cart_line
  ALTER COLUMN normal_price_cents SET NOT NULL,
  DROP COLUMN list_price_cents,
  ADD CHECK (price_cents >= 0),
  ADD CHECK (lowest_price_cents > price_cents);
COMMENT ON COLUMN cart_line.lowest_price_cents IS 'Of the 30 days before a reduction that is announced; null without one.';

ALTER TABLE order_line
  ADD COLUMN normal_price_cents integer CHECK (normal_price_cents >= 0),
  ADD COLUMN lowest_price_cents integer;
UPDATE order_line SET
  lowest_price_cents = CASE WHEN list_price_cents > price_cents THEN list_price_cents END,
  normal_price_cents = coalesce(pg_temp.normal_price(code, shop_order.created_at), list_price_cents)
FROM shop_order WHERE shop_order.id = order_id;
ALTER TABLE order_line
  ALTER COLUMN normal_price_cents SET NOT NULL,
  DROP COLUMN list_price_cents,
  ADD CHECK (lowest_price_cents > price_cents);

ALTER TABLE shipment ADD COLUMN kind text CHECK (kind IN ('goods', 'tablet', 'gift-card'));
UPDATE shipment SET kind = CASE
  WHEN EXISTS (SELECT FROM order_line l WHERE l.order_id = shipment.order_id AND l.shipment_number = number AND l.custom_tablet IS NOT NULL)
  THEN 'tablet' ELSE 'goods' END;
ALTER TABLE shipment ALTER COLUMN kind SET NOT NULL;
-- Before its adjustments.
ALTER TABLE shipment RENAME COLUMN price_cents TO fee_cents;

CREATE TABLE order_adjustment (
  order_id uuid NOT NULL REFERENCES shop_order (id),
  position integer NOT NULL,
  target text NOT NULL CHECK (target IN ('line', 'shipment', 'order')),
  line_position integer,
  shipment_number integer,
  -- Who gave it, and the shopper's code where it took one.
  source text NOT NULL,
  code text,
  -- In all languages: shown in the reader's, printed in the order's.
  name jsonb NOT NULL CHECK (name ?& '{fi,sv,en}'),
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  PRIMARY KEY (order_id, position),
  FOREIGN KEY (order_id, line_position) REFERENCES order_line (order_id, position),
  FOREIGN KEY (order_id, shipment_number) REFERENCES shipment (order_id, number),
  CHECK ((target = 'line') = (line_position IS NOT NULL)),
  CHECK ((target = 'shipment') = (shipment_number IS NOT NULL))
);
INSERT INTO order_adjustment (order_id, position, target, source, code, name, amount_cents)
SELECT id, place - 1, 'order', 'promotion', coupon_code,
  jsonb_build_object('fi', item ->> 'name', 'sv', item ->> 'name', 'en', item ->> 'name'), (item ->> 'cents')::integer
FROM shop_order, jsonb_array_elements(promotions) WITH ORDINALITY AS promotion (item, place)
WHERE (item ->> 'cents')::integer > 0;
ALTER TABLE shop_order DROP COLUMN promotions;

ALTER TABLE shipping_method DROP CONSTRAINT shipping_method_kind_check;
ALTER TABLE shipping_method ADD CONSTRAINT shipping_method_kind_check CHECK (kind IN ('goods', 'tablet', 'gift-card'));
