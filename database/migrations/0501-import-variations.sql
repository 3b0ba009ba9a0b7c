-- What an import of products did with variations, those without a line included: {"added": 1, "leftAlone": 2}.
alter table catalogue_import add column variations jsonb not null default '{}';
