-- A cart is kept for 90 days and goes whole; its order has its own copy of everything, and stays.
alter table shop_order drop constraint shop_order_cart_id_fkey;
