-- Carts: one open per visitor, market and name. A cart is stored with its first line and bound to an order by being frozen.

CREATE TABLE cart (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  anonymous_id text NOT NULL CHECK (length(anonymous_id) BETWEEN 8 AND 128),
  customer_id uuid,
  market_id text NOT NULL,
  name text NOT NULL,
  status text NOT NULL DEFAULT 'Active' CHECK (status IN ('Active', 'InCheckout', 'Converted', 'Abandoned', 'Expired')),
  -- Grows with every change, and goes on growing in the visitor's next cart, so that an old answer is known by it.
  version integer NOT NULL CHECK (version > 0),
  shipping_address jsonb,
  billing_address jsonb,
  greeting text NOT NULL DEFAULT '' CHECK (length(greeting) <= 800),
  coupon_code text,
  -- The order that awaits payment while the cart is frozen.
  open_order_number text,
  priced_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'InCheckout') = (open_order_number IS NOT NULL))
);
CREATE UNIQUE INDEX cart_one_open ON cart (anonymous_id, market_id, name) WHERE status IN ('Active', 'InCheckout');
CREATE INDEX cart_of_visitor ON cart (anonymous_id, created_at DESC);
CREATE INDEX cart_idle ON cart (updated_at) WHERE status IN ('Active', 'Abandoned');

CREATE TABLE cart_line (
  id uuid PRIMARY KEY,
  cart_id uuid NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  position integer NOT NULL,
  -- 0: ordinary goods. Every engraved line has a shipment of its own from 1 on.
  shipment_id integer NOT NULL CHECK (shipment_id >= 0),
  code text NOT NULL,
  -- As it was called when it was last put in, for a product that is no longer known.
  display_name text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  list_price_cents integer NOT NULL CHECK (list_price_cents >= 0),
  price_cents integer NOT NULL CHECK (price_cents >= 0 AND price_cents <= list_price_cents),
  -- What the shopper was last shown, when the price has changed since; the next change of the cart settles it.
  previous_price_cents integer CHECK (previous_price_cents >= 0),
  custom_tablet jsonb,
  UNIQUE (cart_id, shipment_id, code),
  CHECK ((shipment_id > 0) = (custom_tablet IS NOT NULL))
);
