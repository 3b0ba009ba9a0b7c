-- What opens something (a session, a code, a token) is stored as its hash: whoever reads the table can use none of it. All that
-- is somebody's has their account beside it.
UPDATE identity_payload
  SET id = encode(sha256(convert_to(id, 'UTF8')), 'hex'), payload = payload - 'jti'
  WHERE model IN ('Session', 'AuthorizationCode', 'RefreshToken', 'AccessToken');

ALTER TABLE identity_payload ADD account_id text;
UPDATE identity_payload SET account_id = payload ->> 'accountId';
CREATE INDEX identity_payload_account ON identity_payload (account_id) WHERE account_id IS NOT NULL;
