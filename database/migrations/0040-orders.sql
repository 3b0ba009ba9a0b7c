-- Orders, what was paid for them and what they hold. All sums are integer cents with tax included.

CREATE TABLE shop_order (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_number text NOT NULL UNIQUE CHECK (order_number ~ '^KV\d\d-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- For the books; gaps mean nothing.
  accounting_number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  cart_id uuid NOT NULL REFERENCES cart (id),
  cart_version integer NOT NULL,
  anonymous_id text NOT NULL,
  language text NOT NULL CHECK (language IN ('fi', 'sv', 'en')),
  currency text NOT NULL DEFAULT 'EUR' CHECK (currency = 'EUR'),
  status text NOT NULL CHECK (status IN ('AwaitingPayment', 'InProgress', 'OnHold', 'PartiallyShipped', 'Completed', 'Cancelled')),
  payment_status text NOT NULL
    CHECK (payment_status IN ('Pending', 'Authorised', 'Captured', 'PartiallyRefunded', 'Refunded', 'Failed', 'Cancelled')),
  -- The attempt that paid it. Null for an unpaid order and for one that cost nothing.
  payment_attempt_id uuid UNIQUE,
  shipping_address jsonb NOT NULL,
  billing_address jsonb NOT NULL,
  greeting text NOT NULL DEFAULT '',
  coupon_code text,
  promotions jsonb NOT NULL DEFAULT '[]',
  taxes jsonb NOT NULL,
  consents jsonb NOT NULL,
  weight_grams integer NOT NULL CHECK (weight_grams >= 0),
  list_cents integer NOT NULL CHECK (list_cents >= 0),
  line_discount_cents integer NOT NULL CHECK (line_discount_cents >= 0),
  promotion_cents integer NOT NULL CHECK (promotion_cents >= 0),
  shipping_cents integer NOT NULL CHECK (shipping_cents >= 0),
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  total_cents integer NOT NULL CHECK (total_cents >= 0),
  gift_card_cents integer NOT NULL CHECK (gift_card_cents >= 0),
  payable_cents integer NOT NULL CHECK (payable_cents >= 0),
  -- Unpaid, it keeps its goods until then; the sweeper looks no earlier.
  hold_until timestamptz NOT NULL,
  tracked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (list_cents - line_discount_cents - promotion_cents + shipping_cents = total_cents),
  CHECK (total_cents - gift_card_cents = payable_cents),
  CHECK (tax_cents <= total_cents),
  -- Nothing goes into work unpaid.
  CHECK (status NOT IN ('InProgress', 'PartiallyShipped', 'Completed') OR payable_cents = 0 OR payment_attempt_id IS NOT NULL)
);
CREATE UNIQUE INDEX shop_order_one_per_cart ON shop_order (cart_id) WHERE status <> 'Cancelled';
CREATE INDEX shop_order_of_visitor ON shop_order (anonymous_id, created_at DESC);
CREATE INDEX shop_order_unpaid ON shop_order (hold_until) WHERE status = 'AwaitingPayment';

CREATE TABLE order_line (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  position integer NOT NULL,
  shipment_number integer NOT NULL,
  code text NOT NULL,
  display_name text NOT NULL,
  product_url text NOT NULL,
  image_url text NOT NULL,
  brand text NOT NULL,
  categories text[] NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  list_price_cents integer NOT NULL CHECK (list_price_cents >= price_cents),
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  -- Its share of order-level discounts, and of the order's taxes.
  promotion_cents integer NOT NULL CHECK (promotion_cents >= 0),
  vat_class text NOT NULL,
  tax_rate numeric(4, 1) NOT NULL,
  tax_cents integer NOT NULL CHECK (tax_cents >= 0),
  weight_grams integer NOT NULL CHECK (weight_grams >= 0),
  custom_tablet jsonb,
  UNIQUE (order_id, position)
);

CREATE TABLE shipment (
  order_id uuid NOT NULL REFERENCES shop_order (id),
  number integer NOT NULL,
  status text NOT NULL CHECK (status IN ('AwaitingProduction', 'Released', 'Packed', 'Shipped', 'Delivered', 'Returned', 'Cancelled')),
  method_id text NOT NULL,
  method_name_key text NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  address jsonb NOT NULL,
  deliver_by date,
  PRIMARY KEY (order_id, number)
);
ALTER TABLE order_line ADD FOREIGN KEY (order_id, shipment_number) REFERENCES shipment (order_id, number);

-- One row for each stock item an order takes of.
CREATE TABLE stock_hold (
  order_id uuid NOT NULL REFERENCES shop_order (id),
  stock_code text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- held: reserved for an unpaid order; claimed: sold; released: back on the shelf.
  status text NOT NULL CHECK (status IN ('held', 'claimed', 'released')),
  PRIMARY KEY (order_id, stock_code)
);

CREATE TABLE payment_attempt (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  number integer NOT NULL CHECK (number BETWEEN 1 AND 5),
  -- What the provider knows it by.
  merchant_reference text NOT NULL UNIQUE CHECK (merchant_reference !~ ':'),
  -- Written before the provider is called, so that any repetition of the call is the same payment.
  idempotency_key uuid NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  currency text NOT NULL DEFAULT 'EUR',
  status text NOT NULL
    CHECK (status IN ('Created', 'Open', 'AwaitingShopper', 'Pending', 'Authorised', 'Refused', 'Cancelled', 'Failed', 'Reversed')),
  psp_reference text UNIQUE,
  -- The provider's own word, and ours for the shopper (payment/<key>).
  result_code text,
  refusal_key text,
  created_at timestamptz NOT NULL,
  -- The provider was last asked after it.
  checked_at timestamptz,
  decided_at timestamptz,
  UNIQUE (order_id, number),
  CHECK ((status IN ('Created', 'Open', 'AwaitingShopper', 'Pending')) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX payment_attempt_one_open ON payment_attempt (order_id) WHERE status IN ('Created', 'Open', 'AwaitingShopper', 'Pending');
CREATE UNIQUE INDEX payment_attempt_one_paid ON payment_attempt (order_id) WHERE status = 'Authorised';
CREATE INDEX payment_attempt_undecided ON payment_attempt (created_at) WHERE status IN ('Open', 'AwaitingShopper', 'Pending');
ALTER TABLE shop_order ADD FOREIGN KEY (payment_attempt_id) REFERENCES payment_attempt (id);

-- Money that came for an order which could not take it any more: given back, once, and kept for ever.
CREATE TABLE payment_reversal (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  attempt_id uuid NOT NULL UNIQUE REFERENCES payment_attempt (id),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  psp_reference text NOT NULL UNIQUE,
  amount_cents integer NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  idempotency_key uuid NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('requested', 'accepted', 'confirmed')),
  created_at timestamptz NOT NULL,
  accepted_at timestamptz,
  confirmed_at timestamptz
);

-- Signed events as they came; identity is what the provider says identity is.
CREATE TABLE webhook_inbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  psp_reference text NOT NULL,
  event_code text NOT NULL,
  success boolean NOT NULL,
  merchant_reference text NOT NULL,
  item jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  processed_at timestamptz,
  -- What came of it: applied, ignored, mismatch, unknown.
  outcome text,
  UNIQUE (psp_reference, event_code, success)
);
CREATE INDEX webhook_inbox_unprocessed ON webhook_inbox (received_at) WHERE processed_at IS NULL;

-- What happened to an order, in order; the shopper sees it as the timeline.
CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  at timestamptz NOT NULL,
  key text NOT NULL,
  detail text NOT NULL DEFAULT ''
);
CREATE INDEX order_event_of_order ON order_event (order_id, id);
