-- From the sessions that are still there; of who has not been here for longer, from the audit, which keeps every sign-in.
UPDATE accounts SET last_seen_at = coalesce(
  (SELECT max(last_seen_at) FROM sessions WHERE sessions.account_id = accounts.id),
  (SELECT max(at) FROM audit_events WHERE action = 'signed in' AND actor_id = accounts.id)
) WHERE role IN ('admin', 'superadmin');
