-- A code that opens an order counts in the browser that asked for it. Codes of before live ten minutes and are asked for again.
alter table order_access_request add column browser_hash text not null default '';
alter table order_access_request alter column browser_hash drop default;
