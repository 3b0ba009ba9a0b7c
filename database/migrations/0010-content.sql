-- Pages and blocks: a tree of items, each with versions per language. Draft and published are rows, not flags.

CREATE TABLE content_item (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  guid uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  -- Stable name other content and code refer to (`content:terms`); null for most items.
  key text UNIQUE,
  kind text NOT NULL CHECK (kind IN ('page', 'block')),
  content_type text NOT NULL,
  parent_id integer REFERENCES content_item (id),
  sort_index integer NOT NULL DEFAULT 0,
  -- Set when a product or category owns this item for its editable areas: `product:KV1005`.
  companion_of text UNIQUE,
  trashed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_item_parent ON content_item (parent_id, sort_index);

CREATE TABLE content_version (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  content_id integer NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
  language text NOT NULL CHECK (language IN ('fi', 'sv', 'en')),
  version integer NOT NULL CHECK (version > 0),
  status text NOT NULL CHECK (status IN ('draft', 'published', 'superseded')),
  name text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]*$'),
  fields jsonb NOT NULL,
  -- Shape of `fields`; older shapes are upgraded when they are read.
  schema_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  published_at timestamptz,
  UNIQUE (content_id, language, version)
);
CREATE UNIQUE INDEX content_version_one_draft ON content_version (content_id, language) WHERE status = 'draft';
CREATE UNIQUE INDEX content_version_one_published ON content_version (content_id, language) WHERE status = 'published';

-- Where published pages live: kept in step by publishing, so that a request is one index look-up.
CREATE TABLE content_path (
  language text NOT NULL CHECK (language IN ('fi', 'sv', 'en')),
  path text NOT NULL CHECK (path LIKE '/%'),
  content_id integer NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
  PRIMARY KEY (language, path),
  UNIQUE (content_id, language)
);

-- Which published item points at which: where-used lists and purging.
CREATE TABLE content_reference (
  from_id integer NOT NULL REFERENCES content_item (id) ON DELETE CASCADE,
  language text NOT NULL,
  to_uri text NOT NULL,
  PRIMARY KEY (from_id, language, to_uri)
);
CREATE INDEX content_reference_to ON content_reference (to_uri);

CREATE TABLE redirect (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  language text NOT NULL CHECK (language IN ('fi', 'sv', 'en')),
  from_path text NOT NULL CHECK (from_path LIKE '/%'),
  to_url text NOT NULL,
  permanent boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  UNIQUE (language, from_path)
);
