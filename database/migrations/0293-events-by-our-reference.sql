-- News of disputes may name no payment: they are found by our reference of it.
create index webhook_inbox_of_our_reference on webhook_inbox (merchant_reference) where original_reference = '';
