-- A keyed hash names the key that made it, so that keys can be changed: 'kid.hash', both base64url. What was hashed before has no
-- key id and stays as it is, written the same way.
alter table review drop constraint review_author_key_check;
update review set author_key = translate(encode(decode(author_key, 'hex'), 'base64'), '+/=', '-_');
alter table review add constraint review_author_key_check check (author_key ~ '^([\w-]{8}\.)?[\w-]{43}$');

alter table consent_log drop constraint consent_log_visitor_check;
update consent_log set visitor = translate(encode(decode(visitor, 'hex'), 'base64'), '+/=', '-_') where visitor is not null;
alter table consent_log add constraint consent_log_visitor_check check (visitor ~ '^([\w-]{8}\.)?[\w-]{43}$');
