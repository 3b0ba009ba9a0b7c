-- Search documents say what each variation declares of its allergens, where that is not what its product does: a claim must hold
-- for all of them. The documents of such products are written anew when the shop starts.
delete from search_document where product_id in (
  select v.product_id from variation as v join product as p on p.id = v.product_id
  where v.allergens is not null or p.product_type = 'Package'
);
