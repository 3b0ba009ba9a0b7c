-- Whether a picture is decoration: then it needs no alternative text, and none is missed.
alter table media_item add column is_decorative boolean not null default false;
