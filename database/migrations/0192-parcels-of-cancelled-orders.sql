-- An order that ends unpaid has no parcel to send either.
update shipment set status = 'Cancelled' from shop_order
where shop_order.id = order_id and shop_order.status = 'Cancelled' and shipment.status in ('AwaitingProduction', 'Released');
