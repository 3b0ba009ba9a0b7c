-- What is in a product's further pictures, and the point of each that stays in sight where it is cropped; in the order of images.
alter table product add column image_details jsonb not null default '[]';
