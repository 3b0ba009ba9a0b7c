-- Goods are held for 40 minutes at most.
update setting set value = (select jsonb_object_agg(key, least(minutes::int, 40)) from jsonb_each_text(value) as field (key, minutes))
where name = 'hold-times';
