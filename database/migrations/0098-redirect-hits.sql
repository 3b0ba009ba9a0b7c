-- How often visitors came by a redirect, and when the last one did: what nobody follows any more can go.
ALTER TABLE redirect
  ADD COLUMN hits bigint NOT NULL DEFAULT 0 CHECK (hits >= 0),
  ADD COLUMN last_hit_at timestamptz;
