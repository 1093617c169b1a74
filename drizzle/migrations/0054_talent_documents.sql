CREATE TABLE `talent_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`kind` text NOT NULL,
	`media_id` text,
	`number` text,
	`valid_until` text,
	`given_via` text NOT NULL,
	`given_by` text NOT NULL,
	`seen` text DEFAULT '[]' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "talent_documents_kind" CHECK("kind" in ('passport', 'contract', 'pan', 'aadhaar', 'release', 'other')),
	CONSTRAINT "talent_documents_given_via" CHECK("given_via" in ('agency', 'talent', 'link')),
	CONSTRAINT "talent_documents_something" CHECK("talent_documents"."media_id" is not null or "talent_documents"."number" is not null),
	CONSTRAINT "talent_documents_aadhaar" CHECK("talent_documents"."kind" <> 'aadhaar' or ("talent_documents"."media_id" is null and "talent_documents"."number" glob '[0-9][0-9][0-9][0-9]'))
);
--> statement-breakpoint
CREATE INDEX `talent_documents_by_model` ON `talent_documents` (`model_id`,`kind`,`valid_until`);--> statement-breakpoint
CREATE INDEX `talent_documents_by_end` ON `talent_documents` (`valid_until`) WHERE "valid_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `talent_documents_by_media` ON `talent_documents` (`media_id`);