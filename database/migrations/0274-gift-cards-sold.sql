-- Gift cards as goods: who gets one, what is written on it and when it is sent stand with the line of cart and order.
alter table product drop constraint product_product_type_check;
alter table product add constraint product_product_type_check
  check (product_type in ('Product', 'Package', 'CustomTablet', 'GiftCard'));
update product set product_type = 'GiftCard' where vat_class = 'giftcard' and product_type = 'Product';
-- There are as many as are asked for.
update variation set stock_code = null
  where product_id in (select id from product where product_type = 'GiftCard');

alter table cart_line add column gift_card jsonb;
alter table cart_line drop constraint cart_line_check1;
alter table cart_line add constraint cart_line_shipment
  check ((shipment_id > 0)::integer = num_nonnulls(custom_tablet, gift_card));
alter table order_line add column gift_card jsonb;

-- The moment a card is to be sent takes the place of its day: at eight in the morning, or at once.
alter table gift_card add column send_at timestamptz;
update gift_card set send_at = greatest(created_at, (send_on + time '08:00') at time zone 'Europe/Helsinki');
alter table gift_card alter column send_at set not null;
drop index gift_card_unissued;
create index gift_card_unissued on gift_card (send_at) where issued_at is null;
alter table gift_card drop column send_on;

alter table gift_card
  add column is_for_self boolean not null default false,
  add column sender_name text not null default '',
  -- What it was bought with; null for one that an operator has given.
  add column order_id uuid references shop_order (id),
  add column line_position integer,
  -- Of several in one line.
  add column unit integer,
  -- A person has asked for the mail to be sent again, which it is with another code and PIN.
  add column resend_at timestamptz,
  -- Blocked by a dispute about the payment, and free again when that ends.
  add column disputed_at timestamptz,
  add constraint gift_card_order check (num_nulls(order_id, line_position, unit) in (0, 3)),
  add constraint gift_card_once unique (order_id, line_position, unit);
create index gift_card_resend on gift_card (resend_at) where resend_at is not null;
