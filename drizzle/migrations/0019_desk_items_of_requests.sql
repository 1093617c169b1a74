-- Activities are append-only (D28): an update may blank the words of a note and nothing else.
CREATE TRIGGER activities_no_update BEFORE UPDATE ON activities
WHEN NOT (
  new.words IS NULL AND new.number = old.number AND new.at = old.at AND new.decision_id = old.decision_id
  AND new.batch_id IS old.batch_id AND new.actor_id IS old.actor_id AND new.actor_name IS old.actor_name
  AND new.job_id IS old.job_id AND new.client_id IS old.client_id AND new.claim_id IS old.claim_id
  AND new.model_id IS old.model_id AND new.package_id IS old.package_id AND new.desk_item_id IS old.desk_item_id
  AND new.kind = old.kind AND new.before IS old.before AND new.after IS old.after AND new.undoes IS old.undoes
)
BEGIN SELECT RAISE(ABORT, 'activities is append-only'); END;
--> statement-breakpoint
-- One desk item for each request of before (D1). Old ones start closed, so that nobody starts with a thousand late items.
INSERT INTO desk_items (id, kind, booking_id, state, due_at, closed_reason, created_at)
SELECT id, 'booking', id,
  CASE WHEN status = 'reviewed' THEN 'answered'
    WHEN status = 'pending' AND created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days') THEN 'new'
    ELSE 'closed' END,
  strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+48 hours'),
  CASE WHEN status IN ('accepted', 'rejected')
      OR (status = 'pending' AND created_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days'))
    THEN 'before the desk' END,
  created_at
FROM bookings;
--> statement-breakpoint
INSERT INTO desk_items (id, kind, enquiry_id, state, due_at, closed_reason, created_at)
SELECT id, 'enquiry', id,
  CASE WHEN status IN ('read', 'responded') THEN 'answered'
    WHEN created_at >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days') THEN 'new'
    ELSE 'closed' END,
  strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+48 hours'),
  CASE WHEN status = 'pending' AND created_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-14 days')
    THEN 'before the desk' END,
  created_at
FROM enquiries;
