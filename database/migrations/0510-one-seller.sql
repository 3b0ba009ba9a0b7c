-- One company has one name, and in Swedish its address is the Swedish one, as on the pages that name it. What the shop's people have
-- set themselves stays.
update setting set value = value
  || case when value ->> 'nameSv' = 'Konvehti Ab' then '{"nameSv": "Konvehti Oy"}'::jsonb else '{}'::jsonb end
  || case when value ->> 'nameEn' = 'Konvehti Ltd' then '{"nameEn": "Konvehti Oy"}'::jsonb else '{}'::jsonb end
  || case when value ->> 'street' = 'Nilsiänkatu 12' and value ->> 'city' = 'Helsinki'
    then '{"streetSv": "Nilsiägatan 12", "citySv": "Helsingfors"}'::jsonb
    else jsonb_build_object('streetSv', value ->> 'street', 'citySv', value ->> 'city') end
where name = 'seller';
