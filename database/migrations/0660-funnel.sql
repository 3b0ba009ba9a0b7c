-- How often each step towards an order was taken on a day of the shop: sums alone, which say nothing of who took them.
create table funnel_day (
  day date not null,
  step text not null check (step in ('product', 'cart', 'checkout')),
  taken integer not null check (taken > 0),
  primary key (day, step)
);
