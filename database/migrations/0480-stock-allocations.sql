-- What stock means, as everywhere: on hand is what lies on the shelf, allocated is what is promised (to unpaid orders, and paid pieces
-- that are not packed), and what may be sold is the difference. A payment used to take pieces off the shelf that still lay there, so
-- that whoever counted it offered them twice.

alter table stock rename column reserved to allocated;
-- A count is stored as counted, also where more is promised than there is.
alter table stock drop constraint stock_reserved_within_on_hand;
alter table stock add constraint stock_allocated_not_negative check (allocated >= 0);

-- Why what lies on a shelf changed. It only grows.
create table stock_movement (
  id bigint generated always as identity primary key,
  code text not null,
  delta integer not null check (delta <> 0),
  -- After it.
  on_hand integer not null,
  reason text not null
    check (reason in ('counted', 'received', 'found', 'missing', 'spoilt', 'engraved', 'packed', 'restocked', 'taken-apart', 'upgraded')),
  -- Null where a person or a file is behind it.
  order_id uuid references shop_order (id),
  actor text not null,
  at timestamptz not null
);
create index stock_movement_of_code on stock_movement (code, id desc);
create index stock_movement_of_order on stock_movement (order_id) where order_id is not null;
revoke update, delete on stock_movement from konvehti_app;

-- Pieces of a line that were refunded before they were sent, and how many of them still lie in its packed parcel.
alter table order_line
  add column removed_quantity integer not null default 0,
  add column take_out_quantity integer not null default 0,
  add constraint order_line_removed_within_quantity check (0 <= take_out_quantity and take_out_quantity <= removed_quantity and removed_quantity <= quantity);
-- A packed parcel that is not sent after all: its pieces are on the shelf again from then on.
alter table shipment add column taken_apart_at timestamptz;
-- Before the money is taken: the sum is left out of what is taken, and the provider is not asked for it.
alter table payment_refund
  add column lowers_capture boolean not null default false,
  add constraint payment_refund_lowered_is_confirmed check (not lowers_capture or status = 'confirmed');

-- What a line takes of a shelf, fixed when the order is placed, whatever its package contains by then.
create table stock_allocation (
  order_id uuid not null,
  line_position integer not null,
  stock_code text not null,
  quantity integer not null check (quantity > 0),
  -- Promised still; gone from the shelf; and back on it of those.
  allocated integer not null default 0,
  fulfilled integer not null default 0,
  returned integer not null default 0,
  primary key (order_id, line_position, stock_code),
  foreign key (order_id, line_position) references order_line (order_id, position),
  check (allocated >= 0 and fulfilled >= 0 and allocated + fulfilled <= quantity and 0 <= returned and returned <= fulfilled)
);
create index stock_allocation_of_code on stock_allocation (stock_code) where allocated > 0;

-- Holds were per order. They are split among its lines by what these take today; where the sums differ, the hold decides.
create temporary table split on commit drop as
with taken as (
  select h.order_id, h.stock_code, h.quantity as held, h.status, l.position, l.quantity as pieces,
    coalesce(l.quantity * d.quantity, 0) as wanted, min(l.position) over (partition by h.order_id, h.stock_code) as first
  from stock_hold h
  join stock on stock.code = h.stock_code
  join order_line l on l.order_id = h.order_id
  left join variation_demand d on d.variation_code = l.code and d.stock_code = h.stock_code
), weighed as (
  select *, sum(wanted) over lines_of_hold as sought,
    case when sum(wanted) over lines_of_hold > 0 then wanted when position = first then 1 else 0 end as weight
  from taken
  window lines_of_hold as (partition by order_id, stock_code)
), shares as (
  select *, sum(weight) over (partition by order_id, stock_code order by position) as upto, sum(weight) over (partition by order_id, stock_code) as total
  from weighed
)
select order_id, stock_code, status, position, pieces, sought <> held as differs,
  (floor(held * upto / total) - floor(held * (upto - weight) / total))::integer as quantity
from shares;

create temporary table refunded on commit drop as
select r.order_id, (line ->> 'position')::integer as position, sum((line ->> 'quantity')::integer)::integer as pieces,
  coalesce(sum((line ->> 'quantity')::integer) filter (where r.is_restocked), 0)::integer as restocked
from payment_refund r cross join jsonb_array_elements(r.lines) as line
group by 1, 2;

insert into stock_allocation (order_id, line_position, stock_code, quantity, allocated, fulfilled, returned)
select s.order_id, s.position, s.stock_code, s.quantity,
  case when s.status = 'held' then s.quantity when s.status = 'claimed' and waits then s.quantity - back else 0 end,
  case when s.status = 'claimed' and not waits then s.quantity else 0 end,
  case when s.status = 'claimed' and not waits and l.custom_tablet is null then back else 0 end
from split s
join order_line l on l.order_id = s.order_id and l.position = s.position
join shipment p on p.order_id = l.order_id and p.number = l.shipment_number
left join refunded r on r.order_id = s.order_id and r.position = s.position
-- Not packed, and not engraved: an engraved blank has left its shelf.
cross join lateral (select p.status = 'AwaitingProduction' or p.status = 'Released' and p.kind <> 'tablet' as waits) as parcel
cross join lateral (select least(s.quantity, floor(s.quantity::numeric * coalesce(r.restocked, 0) / s.pieces))::integer as back) as restocked
where s.quantity > 0;

-- What is paid and not packed lies on its shelf, and is promised: both rise alike, and what may be sold stays as it was.
with waiting as (
  select a.stock_code, sum(a.allocated)::integer as units
  from stock_allocation a join stock_hold h on h.order_id = a.order_id and h.stock_code = a.stock_code
  where h.status = 'claimed' and a.allocated > 0
  group by a.stock_code
), changed as (
  update stock set on_hand = on_hand + units, allocated = allocated + units, updated_at = now()
  from waiting where stock.code = waiting.stock_code
  returning stock.code, units, stock.on_hand
)
insert into stock_movement (code, delta, on_hand, reason, actor, at)
select code, units, on_hand, 'upgraded', 'job:migration', now() from changed order by code;

-- Pieces whose money went back before their parcel was sent do not go with it.
update order_line l
set removed_quantity = r.pieces, take_out_quantity = case p.status when 'Packed' then r.pieces else 0 end
from refunded r, shipment p, shop_order o
where l.order_id = r.order_id and l.position = r.position and p.order_id = l.order_id and p.number = l.shipment_number and o.id = l.order_id
  and p.status in ('AwaitingProduction', 'Released', 'Packed') and p.kind <> 'gift-card' and o.status in ('InProgress', 'OnHold', 'PartiallyShipped');

insert into order_task (order_id, kind, cause, detail, created_at)
select o.id, 'stock-split', 'stock-split:' || o.id, string_agg(distinct s.stock_code, ', ') || ': what it holds is not what its goods take today; the hold decides', now()
from split s join shop_order o on o.id = s.order_id
where s.differs and o.status in ('AwaitingPayment', 'InProgress', 'OnHold', 'PartiallyShipped')
  and exists (select from stock_allocation a where a.order_id = o.id and a.stock_code = s.stock_code and a.allocated > 0)
group by o.id
union all
select l.order_id, 'refunded-pieces', 'refunded-pieces:' || l.order_id, 'pieces that were refunded are no longer in their parcels: see what is left to send', now()
from order_line l where l.removed_quantity > 0
group by l.order_id;

drop table stock_hold;
