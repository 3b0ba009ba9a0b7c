-- Tables and columns get the names that shop systems use. A process of the release before does not know them: stop all
-- processes for this release, as for 0480.
alter table voucher rename to fiscal_document;
alter table voucher_series rename to fiscal_document_series;
alter table promotion_use rename to promotion_redemption;
alter table order_handover rename to guest_order_claim;
alter table mail_proof rename to email_verification;
alter table shop_order rename column hold_until to reserved_until;
alter table media_item rename column beside_path to alternate_path;
comment on column shop_order.reserved_until is 'Unpaid: the sweeper looks no earlier. Its goods are reserved until then, or until it can be paid no more.';
