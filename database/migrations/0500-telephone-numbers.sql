-- Telephone numbers were normalised twice, and each time lost a 0 at their beginning: 00358405123380 was stored as
-- +358358405123380. Corrected is what can only be a mobile number (in Denmark and Iceland any number) with its country's code
-- twice or a 0 left before it, because no number of that country is as long as what was stored. What else is none is listed by
-- "customers doubtful-phones". Orders stay as they were placed.
create function corrected_phone(phone text) returns text
  language sql immutable
  return
    case
      when phone ~ '^\+358' then regexp_replace(phone, '^\+358(?:0{0,2}358)?0?((?:4\d|50)\d{6,8})$', '+358\1')
      when phone ~ '^\+46' then regexp_replace(phone, '^\+46(?:0{0,2}46)?0?(7[02369]\d{7})$', '+46\1')
      when phone ~ '^\+47' then regexp_replace(phone, '^\+47(?:00)?47([49]\d{7})$', '+47\1')
      when phone ~ '^\+45' then regexp_replace(phone, '^\+45(?:00)?45([2-9]\d{7})$', '+45\1')
      when phone ~ '^\+354' then regexp_replace(phone, '^\+354(?:00)?354([4-8]\d{6})$', '+354\1')
      else phone
    end;

update account set phone = corrected_phone(phone) where phone <> corrected_phone(phone);
update customer_address set phone = corrected_phone(phone) where phone <> corrected_phone(phone);
update cart set shipping_address = jsonb_set(shipping_address, '{phoneNumber}', to_jsonb(corrected_phone(shipping_address ->> 'phoneNumber')))
  where open_order_number is null
    and shipping_address ->> 'phoneNumber' <> corrected_phone(shipping_address ->> 'phoneNumber');
update cart set billing_address = jsonb_set(billing_address, '{phoneNumber}', to_jsonb(corrected_phone(billing_address ->> 'phoneNumber')))
  where open_order_number is null
    and billing_address ->> 'phoneNumber' <> corrected_phone(billing_address ->> 'phoneNumber');
update cart_line set custom_tablet = jsonb_set(custom_tablet, '{phone}', to_jsonb(corrected_phone(custom_tablet ->> 'phone')))
  from cart
  where cart.id = cart_line.cart_id and cart.open_order_number is null
    and custom_tablet ->> 'phone' <> corrected_phone(custom_tablet ->> 'phone');

drop function corrected_phone(text);
