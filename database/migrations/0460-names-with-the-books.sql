-- What retention looks for: names of who got what, by kind of parcel, and those that the books were kept with.
drop index shipment_engraved_names;
create index shipment_names on shipment (kind, delivered_at)
  where address ->> 'line1' <> '' or address ->> 'email' <> '';
create index shop_order_names on shop_order (created_at) where billing_address ->> 'email' <> '';
create index voucher_names on voucher (issued_at) where snapshot -> 'buyer' ->> 'email' <> '';
