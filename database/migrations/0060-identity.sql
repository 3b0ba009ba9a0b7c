-- What the identity provider keeps (codes, grants, sessions, refresh tokens) and the keys that sign tokens.

CREATE TABLE identity_payload (
  model text NOT NULL,
  id text NOT NULL,
  payload jsonb NOT NULL,
  grant_id text,
  user_code text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (model, id)
);
CREATE INDEX identity_payload_grant ON identity_payload (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX identity_payload_uid ON identity_payload (model, uid) WHERE uid IS NOT NULL;
CREATE INDEX identity_payload_expiry ON identity_payload (expires_at) WHERE expires_at IS NOT NULL;

-- Shared by all processes. The newest key that is `signing` signs; all of them verify.
CREATE TABLE signing_key (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  signing boolean NOT NULL,
  created_at timestamptz NOT NULL
);
