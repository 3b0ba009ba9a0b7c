-- 0480 said of older refunds which pieces do not go with their parcels, and left parcels living of which nothing goes: they could be sent,
-- and nothing could end them. They are cancelled like those of later refunds, and what was promised for them is free.
create temporary table emptied on commit drop as
select p.order_id, p.number
from shipment p join shop_order o on o.id = p.order_id
where o.status in ('InProgress', 'OnHold', 'PartiallyShipped') and p.status in ('AwaitingProduction', 'Released', 'Packed') and p.kind <> 'gift-card'
  and not exists (
    select from order_line l where l.order_id = p.order_id and l.shipment_number = p.number and l.removed_quantity < l.quantity
  );

create temporary table freed on commit drop as
select a.order_id, a.line_position, a.stock_code, a.allocated
from stock_allocation a
join order_line l on l.order_id = a.order_id and l.position = a.line_position
join emptied e on e.order_id = l.order_id and e.number = l.shipment_number
where a.allocated > 0;

update stock set allocated = stock.allocated - f.units, updated_at = now()
from (select stock_code, sum(allocated)::integer as units from freed group by 1) as f
where stock.code = f.stock_code;

update stock_allocation a set allocated = 0
from freed f
where a.order_id = f.order_id and a.line_position = f.line_position and a.stock_code = f.stock_code;

update shipment p set status = 'Cancelled' from emptied e where p.order_id = e.order_id and p.number = e.number;

-- With their last parcel orders end, of which something was sent. Those of which nothing was have a task, and a person ends them.
update shop_order o
set status = case o.status when 'OnHold' then o.status else 'Completed' end,
  return_status = case o.return_status when 'Returned' then o.return_status else 'PartiallyReturned' end,
  version = version + 1, updated_at = now()
where o.id in (select order_id from emptied)
  and exists (select from shipment p where p.order_id = o.id and p.status in ('Shipped', 'Delivered', 'Returned'))
  and not exists (select from shipment p where p.order_id = o.id and p.status in ('AwaitingProduction', 'Released', 'Packed'));
