ALTER TABLE `audit_events` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `about` text;--> statement-breakpoint
CREATE INDEX `audit_events_by_about` ON `audit_events` (`about`,`subject`,`search_text`);--> statement-breakpoint
-- The lines of before: the trigger that forbids changes is dropped for this one update. `folded` is the program's own
-- function (server/core/db/database.ts).
DROP TRIGGER audit_events_no_update;
--> statement-breakpoint
UPDATE audit_events SET
  search_text = folded(action || char(10) || coalesce(actor_name, '') || char(10) || coalesce(detail, '')),
  about = coalesce(
    (SELECT model_id FROM portfolio_items WHERE media_id = subject),
    (SELECT application_id FROM application_files WHERE media_id = subject),
    subject);
--> statement-breakpoint
CREATE TRIGGER audit_events_no_update BEFORE UPDATE ON audit_events BEGIN SELECT RAISE(ABORT, 'audit_events is append-only'); END;
