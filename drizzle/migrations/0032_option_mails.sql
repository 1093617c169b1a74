PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`decision_id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`claim_id` text NOT NULL,
	`claim_date_ids` text NOT NULL,
	`due_at` text NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notices_kind" CHECK("kind" in ('asked', 'confirmed', 'freed', 'cancelled', 'now first', 'cannot', 'challenged', 'optioned', 'ends soon')),
	CONSTRAINT "notices_recipient" CHECK("recipient" in ('talent', 'client', 'booker'))
);
--> statement-breakpoint
INSERT INTO `__new_notices`("id", "decision_id", "kind", "recipient", "claim_id", "claim_date_ids", "due_at") SELECT "id", "decision_id", "kind", "recipient", "claim_id", "claim_date_ids", "due_at" FROM `notices`;--> statement-breakpoint
DROP TABLE `notices`;--> statement-breakpoint
ALTER TABLE `__new_notices` RENAME TO `notices`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`due_at`);--> statement-breakpoint
CREATE INDEX `notices_by_claim` ON `notices` (`claim_id`);--> statement-breakpoint
CREATE INDEX `notices_by_decision` ON `notices` (`decision_id`);