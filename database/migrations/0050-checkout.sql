-- What the checkout knows of taxes and delivery, and the way to a bank's page and back.

CREATE TABLE vat_rate (
  country_code text NOT NULL CHECK (country_code ~ '^[A-Z]{3}$'),
  class text NOT NULL CHECK (class IN ('food', 'general', 'giftcard')),
  rate numeric(4, 1) NOT NULL CHECK (rate >= 0),
  valid_from date NOT NULL,
  -- The last day; null: until further notice.
  valid_to date,
  PRIMARY KEY (country_code, class, valid_from),
  CHECK (valid_to >= valid_from)
);

CREATE TABLE shipping_method (
  id text PRIMARY KEY CHECK (id ~ '^[a-z-]+$'),
  -- goods: ordinary lines; tablet: engraved ones, each to its recipient.
  kind text NOT NULL CHECK (kind IN ('goods', 'tablet')),
  name_key text NOT NULL,
  country_codes text[] NOT NULL,
  price_cents integer NOT NULL CHECK (price_cents >= 0),
  free_from_cents integer CHECK (free_from_cents > 0),
  min_days integer NOT NULL CHECK (min_days >= 0),
  max_days integer NOT NULL CHECK (max_days >= min_days),
  position integer NOT NULL,
  is_active boolean NOT NULL
);

-- Gift cards sold are multi-purpose vouchers: no tax at sale. NOR and ISL are exports. To be confirmed by a tax adviser.
INSERT INTO vat_rate (country_code, class, rate, valid_from, valid_to) VALUES
  ('FIN', 'food', 13.5, '2026-01-01', NULL),
  ('FIN', 'general', 25.5, '2024-09-01', NULL),
  ('SWE', 'food', 6, '2026-04-01', '2027-12-31'),
  ('SWE', 'food', 12, '2028-01-01', NULL),
  ('SWE', 'general', 25, '2000-01-01', NULL),
  ('DNK', 'food', 25, '2000-01-01', NULL),
  ('DNK', 'general', 25, '2000-01-01', NULL),
  ('NOR', 'food', 0, '2000-01-01', NULL),
  ('NOR', 'general', 0, '2000-01-01', NULL),
  ('ISL', 'food', 0, '2000-01-01', NULL),
  ('ISL', 'general', 0, '2000-01-01', NULL);

INSERT INTO shipping_method (id, kind, name_key, country_codes, price_cents, free_from_cents, min_days, max_days, position, is_active) VALUES
  ('home', 'goods', 'delivery/home', '{FIN}', 890, 4900, 2, 4, 10, true),
  ('parcel-locker', 'goods', 'delivery/parcel-locker', '{FIN}', 490, 4900, 2, 3, 20, false),
  ('store', 'goods', 'delivery/store', '{FIN}', 0, NULL, 1, 2, 30, false),
  ('abroad', 'goods', 'delivery/abroad', '{SWE,DNK,NOR,ISL}', 1290, NULL, 4, 8, 40, true),
  ('tablet-letter', 'tablet', 'delivery/tablet-letter', '{FIN,SWE,DNK,NOR,ISL}', 690, NULL, 3, 6, 50, true);

-- Our own page that sends the shopper on to the provider's: opens once.
CREATE TABLE payment_redirect (
  token_hash text PRIMARY KEY,
  order_number text NOT NULL,
  attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
  url text NOT NULL,
  method text NOT NULL CHECK (method IN ('GET', 'POST')),
  fields jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX payment_redirect_expiry ON payment_redirect (expires_at);

-- What an issuer's page posted back when it was not a plain redirectResult; the address carries only its token.
CREATE TABLE payment_return (
  token_hash text PRIMARY KEY,
  details jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX payment_return_expiry ON payment_return (expires_at);
