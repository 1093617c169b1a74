ALTER TABLE `activities` ADD `contact_id` text;--> statement-breakpoint
CREATE INDEX `activities_by_written_model` ON `activities` (`model_id`,`number`) WHERE "kind" = 'text opened' and "job_id" is null;--> statement-breakpoint
CREATE INDEX `activities_by_written_contact` ON `activities` (`contact_id`,`number`) WHERE "kind" = 'text opened' and "job_id" is null;--> statement-breakpoint
DROP TRIGGER activities_no_update;
--> statement-breakpoint
CREATE TRIGGER activities_no_update BEFORE UPDATE ON activities
WHEN NOT (
  new.words IS NULL AND new.number = old.number AND new.at = old.at AND new.decision_id = old.decision_id
  AND new.batch_id IS old.batch_id AND new.actor_id IS old.actor_id AND new.actor_name IS old.actor_name
  AND new.job_id IS old.job_id AND new.client_id IS old.client_id AND new.claim_id IS old.claim_id
  AND new.model_id IS old.model_id AND new.contact_id IS old.contact_id AND new.package_id IS old.package_id
  AND new.desk_item_id IS old.desk_item_id
  AND new.kind = old.kind AND new.before IS old.before AND new.after IS old.after AND new.undoes IS old.undoes
)
BEGIN SELECT RAISE(ABORT, 'activities is append-only'); END;
