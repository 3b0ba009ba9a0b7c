-- What must hold of money and stock at any moment. Each row counts what breaks a rule: all must be 0. What a waiting job is
-- still to do breaks none. Run by `npm run ops -- verify`, and by the fault tests.

select 'order in work without its authorised payment' as rule, count(*)::int as broken
from shop_order o
where o.status in ('InProgress', 'OnHold', 'PartiallyShipped', 'Completed') and o.payable_cents > 0
  and not exists (select from payment_attempt a where a.id = o.payment_attempt_id and a.order_id = o.id and a.status = 'Authorised')

union all
select 'authorised payment without its order', count(*)::int
from payment_attempt a
where a.status = 'Authorised' and not exists (
  select from shop_order o
  where o.payment_attempt_id = a.id and o.status <> 'AwaitingPayment'
    -- Refunds end an order too, whose money was taken.
    and (o.status <> 'Cancelled' or exists (select from payment_capture c where c.order_id = o.id))
)

union all
select 'reversed payment without its record', count(*)::int
from payment_attempt a
where (a.status = 'Reversed') <> exists (select from payment_reversal r where r.psp_reference = a.psp_reference)

union all
select 'payment of another sum than the order’s', count(*)::int
from payment_attempt a join shop_order o on o.id = a.order_id
where a.amount_cents <> o.payable_cents

union all
select 'more given back than was paid', count(*)::int
from payment_reversal r join payment_attempt a on a.id = r.attempt_id
where r.amount_cents > a.amount_cents

union all
select 'two payments in flight or two paid for one order', count(*)::int
from (
  select order_id from payment_attempt
  group by order_id
  having count(*) filter (where decided_at is null) > 1 or count(*) filter (where status = 'Authorised') > 1
) as several

union all
select 'stock promised below zero', count(*)::int
from stock where allocated < 0

union all
select 'allocated other than what orders have', count(*)::int
from stock s
where s.allocated <> (select coalesce(sum(a.allocated), 0) from stock_allocation a where a.stock_code = s.code)

union all
select 'allocated other than what is held, and paid and not packed', count(*)::int
from stock_allocation a
join order_line l on l.order_id = a.order_id and l.position = a.line_position
join shipment p on p.order_id = l.order_id and p.number = l.shipment_number
join shop_order o on o.id = a.order_id
cross join lateral (select a.quantity - a.quantity * l.removed_quantity / l.quantity as due) as piece
cross join lateral (
  select o.status not in ('AwaitingPayment', 'Cancelled') and (p.status = 'AwaitingProduction' or p.status = 'Released' and p.kind <> 'tablet') as waits,
    o.status <> 'AwaitingPayment' and (p.packed_at is not null or p.status in ('Packed', 'Shipped', 'Delivered', 'Returned') or p.status = 'Released' and p.kind = 'tablet') as is_gone
) as parcel
where not case
  -- Nobody has paid in the time that goods are held, and the order can still be paid.
  when o.status = 'AwaitingPayment' then a.allocated = a.quantity or a.allocated = 0 and o.reserved_until = o.payable_until
  when waits then a.allocated = due
  else a.allocated = 0
end
or is_gone and a.fulfilled < due or waits and a.fulfilled > 0

union all
select 'gone from the shelf and neither in its parcel nor written off, or in a packed parcel and not gone', count(*)::int
from stock_allocation a
join order_line l on l.order_id = a.order_id and l.position = a.line_position
join shipment p on p.order_id = l.order_id and p.number = l.shipment_number
cross join lateral (
  select a.fulfilled - a.returned - a.written_off as gone, a.quantity - a.quantity * l.removed_quantity / l.quantity as due
) as piece
-- Of what was sent, pieces come back one by one.
where l.take_out_quantity = 0 and (p.status in ('Packed', 'Shipped', 'Delivered', 'Returned') and gone > due or p.status = 'Packed' and gone < due)

union all
select 'allocations other than what the lines take', count(*)::int
from (
  select coalesce(line.order_id, a.order_id) as order_id
  from (
    select l.order_id, l.position, d.stock_code, l.quantity * d.quantity as quantity
    from order_line l join variation_demand d on d.variation_code = l.code
  ) as line
  full join stock_allocation a on a.order_id = line.order_id and a.line_position = line.position and a.stock_code = line.stock_code
  where a.quantity is distinct from line.quantity
) as differing

union all
select 'on hand other than was counted and moved since', count(*)::int
from (
  select m.code, m.on_hand, m.delta, lag(m.on_hand) over one_shelf as before, lead(m.id) over one_shelf as next
  from stock_movement m window one_shelf as (partition by m.code order by m.id)
) as movement
join stock s on s.code = movement.code
where before + delta <> movement.on_hand or next is null and movement.on_hand <> s.on_hand

union all
select 'movements of an order other than what it took and gave back', count(*)::int
from (
  select order_id, stock_code as code, sum(fulfilled) as fulfilled, sum(returned) as returned from stock_allocation group by 1, 2
) as a
left join (
  select order_id, code, -sum(delta) filter (where reason in ('packed', 'engraved')) as gone, sum(delta) filter (where reason in ('restocked', 'taken-apart')) as back
  from stock_movement where order_id is not null group by 1, 2
) as m on m.order_id = a.order_id and m.code = a.code
where a.fulfilled <> coalesce(gone, 0) or a.returned <> coalesce(back, 0)

union all
select 'piece sent that was refunded before', count(*)::int
from shipment p
join order_line l on l.order_id = p.order_id and l.shipment_number = p.number
where p.shipped_at is not null and (l.take_out_quantity > 0 or l.removed_quantity < (
  select coalesce(sum((line ->> 'quantity')::int), 0) from payment_refund r cross join jsonb_array_elements(r.lines) as line
  where r.order_id = l.order_id and (line ->> 'position')::int = l.position and r.created_at < p.shipped_at
))

union all
select 'parcel sent of an order whose money was all back', count(*)::int
from shipment p join shop_order o on o.id = p.order_id
where p.shipped_at is not null and o.total_cents > 0 and o.total_cents <= (
  select coalesce(sum(r.card_cents + r.gift_card_cents), 0) from payment_refund r where r.order_id = o.id and r.created_at < p.shipped_at
)

union all
select 'living parcel with nothing left in it, or a cancelled one with something', count(*)::int
from shipment p join shop_order o on o.id = p.order_id
where o.status not in ('AwaitingPayment', 'Cancelled') and p.shipped_at is null and p.delivered_at is null
  and (p.status = 'Cancelled') = exists (
    select from order_line l where l.order_id = p.order_id and l.shipment_number = p.number and l.removed_quantity < l.quantity
  )

union all
select 'total other than its parts', count(*)::int
from shop_order o
cross join lateral (
  select coalesce(sum(quantity * coalesce(lowest_price_cents, price_cents)), 0) as list,
    coalesce(sum(quantity * (coalesce(lowest_price_cents, price_cents) - price_cents)), 0) as discount, coalesce(sum(promotion_cents), 0) as promotion, coalesce(sum(tax_cents), 0) as tax, coalesce(sum(quantity * weight_grams), 0) as weight
  from order_line where order_id = o.id
) as l
cross join lateral (select coalesce(sum(fee_cents), 0) as fees from shipment where order_id = o.id) as s
cross join lateral (
  select coalesce(sum(amount_cents) filter (where target = 'line'), 0) as line, coalesce(sum(amount_cents) filter (where target = 'shipment'), 0) as fee,
    coalesce(sum(amount_cents) filter (where target = 'order'), 0) as whole
  from order_adjustment where order_id = o.id
) as a
where l.list <> o.list_cents or l.discount + a.line <> o.line_discount_cents or l.weight <> o.weight_grams
  or l.promotion <> o.promotion_cents or a.whole <> o.promotion_cents
  or s.fees - a.fee <> o.shipping_cents or l.tax > o.tax_cents
  or l.list - l.discount - a.line - l.promotion + s.fees - a.fee <> o.total_cents
  or o.tax_cents <> (select coalesce(sum((row.item ->> 'taxCents')::int), 0) from jsonb_array_elements(o.taxes) as row (item))

union all
select 'two living orders of one cart', count(*)::int
from (select cart_id from shop_order where status <> 'Cancelled' group by cart_id having count(*) > 1) as several

union all
select 'frozen cart without the order that froze it', count(*)::int
from cart c
where c.status = 'InCheckout'
  and not exists (select from shop_order o where o.cart_id = c.id and o.order_number = c.open_order_number and o.status = 'AwaitingPayment')

union all
select 'frozen cart with other lines than its order', count(*)::int
from cart c join shop_order o on o.cart_id = c.id and o.order_number = c.open_order_number
where c.status = 'InCheckout'
  and (select jsonb_object_agg(code, quantity) from (
      select code, sum(quantity) as quantity
      from (
        select code, quantity from cart_line where cart_id = c.id
        -- Gifts are lines of the order only.
        union all select gift.item ->> 'code', 1 from jsonb_array_elements(c.promoted -> 'gifts') as gift (item)
      ) as line
      group by code
    ) as held)
    is distinct from
    (select jsonb_object_agg(code, quantity) from (select code, sum(quantity) as quantity from order_line where order_id = o.id group by code) as bought)

union all
select 'paid order whose cart can still be filled', count(*)::int
from shop_order o join cart c on c.id = o.cart_id
where o.status not in ('AwaitingPayment', 'Cancelled') and c.status <> 'Converted'

union all
select 'not exactly one confirmation mail for an order in work', count(*)::int
from shop_order o
left join (
  select split_part(dedup_key, ':', 2) as order_id, count(*) as mails
  from outbox_mail where dedup_key like 'order-confirmation:%' group by 1
) as sent on sent.order_id = o.id::text
where coalesce(sent.mails, 0) not between
  -- Cancelled or held, it may have been in work before; not paid, it never was.
  case when o.status in ('AwaitingPayment', 'Cancelled', 'OnHold') then 0 else 1 end
  and case when o.status = 'AwaitingPayment' or o.status = 'Cancelled' and o.payable_cents > 0 and o.payment_attempt_id is null then 0 else 1 end
  and not exists (select from jobs.job j where j.name = 'orders.mail' and j.state <= 'active' and j.data ->> 'orderId' = o.id::text)

union all
select 'event taken and never worked on', count(*)::int
from webhook_inbox e where processed_at is null
  and not exists (select from jobs.job j where j.name = 'checkout.payment-event' and j.state <= 'active' and j.data ->> 'id' = e.id::text)

union all
select 'capture of another sum than its payment’s without what was refunded before, or of a payment that is not the order’s', count(*)::int
from payment_capture c join payment_attempt a on a.id = c.attempt_id join shop_order o on o.id = c.order_id
where c.amount_cents <> a.amount_cents - (
    select coalesce(sum(r.card_cents), 0) from payment_refund r where r.order_id = o.id and r.lowers_capture and r.created_at <= c.created_at
  )
  or a.order_id <> o.id or o.payment_attempt_id is distinct from a.id

union all
select 'parcel sent although nobody asked for its money', count(*)::int
from shipment s join shop_order o on o.id = s.order_id
where s.status in ('Shipped', 'Delivered', 'Returned') and o.payable_cents > 0
  and not exists (select from payment_capture c where c.order_id = o.id)

union all
select 'parcel of an order in another state than its order', count(*)::int
from shipment s join shop_order o on o.id = s.order_id
where o.status = 'Cancelled' and s.status <> 'Cancelled'

union all
select 'more refunded to the card than was taken', count(*)::int
from (
  select r.order_id, sum(r.card_cents) as cents from payment_refund r where not r.lowers_capture group by r.order_id
) as back
where cents > (select coalesce(sum(c.amount_cents), 0) from payment_capture c where c.order_id = back.order_id and c.status <> 'failed')

union all
select 'more refunded than was paid', count(*)::int
from (select order_id, sum(card_cents + gift_card_cents) as cents, sum(gift_card_cents) as by_gift_card from payment_refund group by order_id) as back
join shop_order o on o.id = back.order_id
where back.cents > o.total_cents or back.by_gift_card > o.gift_card_cents

union all
select 'refund other than its parts', count(*)::int
from payment_refund r
where r.card_cents + r.gift_card_cents
  <> r.shipping_cents + r.other_cents + (select coalesce(sum((line ->> 'cents')::int), 0) from jsonb_array_elements(r.lines) as line)

union all
select 'more pieces refunded than were bought', count(*)::int
from (
  select r.order_id, (line ->> 'position')::int as position, sum((line ->> 'quantity')::int) as quantity
  from payment_refund r cross join jsonb_array_elements(r.lines) as line group by 1, 2
) as back
left join order_line l on l.order_id = back.order_id and l.position = back.position
where back.quantity > coalesce(l.quantity, 0)

union all
select 'refund of money that goes back whole', count(*)::int
from payment_refund r join shop_order o on o.id = r.order_id
where not r.lowers_capture and r.card_cents > 0 and exists (select from payment_reversal v where v.attempt_id = o.payment_attempt_id)

union all
select 'refund before the capture that the provider was asked for, or a cancelled order of which something was taken and is not back', count(*)::int
from shop_order o
where o.status = 'Cancelled' and o.payment_attempt_id is not null
  and not exists (select from payment_reversal v where v.attempt_id = o.payment_attempt_id)
  and not (
    exists (select from payment_refund r where r.order_id = o.id and not r.lowers_capture)
    and exists (select from payment_capture c where c.order_id = o.id)
  )
  or exists (select from payment_refund r where r.order_id = o.id and r.lowers_capture and r.psp_reference is not null)

union all
select 'refund to a gift card that is not in its ledger', count(*)::int
from payment_refund r
where r.gift_card_cents
  <> (select coalesce(sum(e.amount_cents), 0) from gift_card_entry e where e.cause = 'refund:' || r.order_id || ':' || r.id)

union all
select 'gift card below zero, or with more on it than it came to be with', count(*)::int
from (select c.id, c.amount_cents, coalesce(sum(e.amount_cents), 0) as balance from gift_card c left join gift_card_entry e on e.card_id = c.id group by c.id) as held
where balance < 0 or balance > amount_cents

union all
select 'gift card’s part of an order other than its ledger says', count(*)::int
from shop_order o
cross join lateral (
  select coalesce(-sum(amount_cents) filter (where kind in ('hold', 'release')), 0) as held, count(*) filter (where kind = 'capture') as captured
  from gift_card_entry where order_id = o.id
) as e
where e.held <> case when o.status = 'Cancelled' and e.captured = 0 then 0 else o.gift_card_cents end
  or o.gift_card_cents > 0 and o.status not in ('AwaitingPayment', 'Cancelled') and e.captured <> 1

union all
select 'promotion used beyond its limits', count(*)::int
from promotion p
join (
  select promotion_id, count(*) as orders, sum(amount_cents) as cents
  from promotion_redemption where status <> 'released' group by promotion_id
) as used on used.promotion_id = p.id
where used.orders > p.limit_total or used.cents > p.limit_budget_cents

union all
select 'promotion used by a customer more often than each may', count(*)::int
from (
  select u.promotion_id
  from promotion_redemption u join promotion p on p.id = u.promotion_id
  where u.status <> 'released' and u.customer_key is not null
  group by u.promotion_id, u.customer_key, p.limit_per_customer
  having count(*) > p.limit_per_customer
) as several

union all
select 'single-use code used more than once', count(*)::int
from (
  select code from promotion_redemption where is_single_use and status <> 'released' group by code having count(*) > 1
) as several

union all
select 'use of a promotion other than what its order was given', count(*)::int
from (
  select order_id, substring(source from '^promotion:(\d+)$')::int as promotion_id, sum(amount_cents) as cents
  from order_adjustment where source ~ '^promotion:\d+$' group by 1, 2
) as given
full join promotion_redemption u on u.order_id = given.order_id and u.promotion_id = given.promotion_id
where u.amount_cents is distinct from given.cents

union all
select 'use of a promotion in another state than its order', count(*)::int
from promotion_redemption u join shop_order o on o.id = u.order_id
where u.status <> case o.status when 'AwaitingPayment' then 'held' when 'Cancelled' then 'released' else 'used' end

union all
select 'gap or double in the numbers of receipts or credit notes', count(*)::int
from (
  select s.last_number, count(v.number) as vouchers, min(v.number) as first, max(v.number) as last
  from fiscal_document_series s left join fiscal_document v on v.series = s.series and v.year = s.year group by s.series, s.year, s.last_number
) as numbers
where last_number <> vouchers or last_number <> last or first <> 1

union all
select 'money taken without its receipt, or paid by gift card alone without it', count(*)::int
from shop_order o
left join payment_capture c on c.order_id = o.id and c.status = 'confirmed'
where (c.id is not null or o.payable_cents = 0 and o.total_cents > 0 and o.status not in ('AwaitingPayment', 'Cancelled'))
  and not exists (select from fiscal_document v where v.order_id = o.id and v.series = 'receipt' and v.capture_id is not distinct from c.id)

union all
select 'receipt of another sum or another tax than its order’s', count(*)::int
from fiscal_document v join shop_order o on o.id = v.order_id
where v.series = 'receipt' and (v.total_cents <> o.total_cents
  or o.tax_cents <> (select sum((row ->> 'vatCents')::int) from jsonb_array_elements(v.snapshot -> 'vat') as row)
  or v.capture_id is not null and not exists (select from payment_capture c where c.id = v.capture_id and c.order_id = o.id))

union all
select 'receipt or credit note other than its parts', count(*)::int
from fiscal_document v
cross join lateral (
  select sum((row ->> 'grossCents')::int) as gross, bool_or((row ->> 'netCents')::int + (row ->> 'vatCents')::int <> (row ->> 'grossCents')::int) as differs
  from jsonb_array_elements(v.snapshot -> 'vat') as row
) as vat
cross join lateral (
  select coalesce(sum((line ->> 'cents')::int), 0) as cents from jsonb_array_elements(v.snapshot -> 'lines') as line
) as goods
cross join lateral (
  select coalesce(sum((one ->> 'cents')::int), 0) as cents from jsonb_array_elements(v.snapshot -> 'discounts') as one
) as off
where vat.differs or vat.gross is distinct from v.total_cents
  or goods.cents - off.cents + (v.snapshot ->> 'shippingCents')::int + (v.snapshot ->> 'otherCents')::int <> v.total_cents
  or (v.snapshot ->> 'cardCents')::int + (v.snapshot ->> 'giftCardCents')::int <> v.total_cents

union all
select 'more credited than the receipt says', count(*)::int
from fiscal_document r
where r.series = 'receipt' and r.total_cents < (select sum(c.total_cents) from fiscal_document c where c.corrects = r.id)

union all
select 'refund without its credit note', count(*)::int
from payment_refund r
join fiscal_document v on v.order_id = r.order_id and v.series = 'receipt'
left join payment_capture c on c.id = v.capture_id
-- A receipt of a capture that failed after all is credited as a whole.
where c.status is distinct from 'failed' and not exists (
  select from fiscal_document n where n.corrects = v.id and n.cause like 'refund:' || r.id || '%' and n.total_cents = r.card_cents + r.gift_card_cents
)

union all
select 'receipt that still stands of a cancelled order or a failed capture', count(*)::int
from fiscal_document r join shop_order o on o.id = r.order_id left join payment_capture c on c.id = r.capture_id
where r.series = 'receipt'
  -- What refunds ended may have kept something, a fee.
  and (c.status = 'failed' or o.status = 'Cancelled' and not exists (select from payment_refund n where n.order_id = o.id and not n.lowers_capture))
  and r.total_cents <> (select coalesce(sum(n.total_cents), 0) from fiscal_document n where n.corrects = r.id)
