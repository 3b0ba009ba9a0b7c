-- What the identity provider keeps of somebody who is signed in belongs to their session of the shop's own, and goes with its row: a
-- sign-out, here or everywhere, is one for all that was granted under it.
alter table identity_payload
  add session_id uuid references session (id) on delete cascade;
create index identity_payload_session on identity_payload (session_id) where session_id is not null;
