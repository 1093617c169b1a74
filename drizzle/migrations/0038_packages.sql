CREATE TABLE `package_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` text NOT NULL,
	`link_id` text,
	`viewer_id` text,
	`name` text NOT NULL,
	`sent_at` text NOT NULL,
	`via` text NOT NULL,
	`text` text,
	`picks` text NOT NULL,
	`looked_at` text,
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `package_links`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`viewer_id`) REFERENCES `package_viewers`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "package_answers_via" CHECK("via" in ('page', 'pasted', 'spoken'))
);
--> statement-breakpoint
CREATE INDEX `package_answers_by_package` ON `package_answers` (`package_id`,`sent_at`);--> statement-breakpoint
CREATE INDEX `package_answers_by_link` ON `package_answers` (`link_id`);--> statement-breakpoint
CREATE INDEX `package_answers_by_viewer` ON `package_answers` (`viewer_id`);--> statement-breakpoint
CREATE INDEX `package_answers_unread` ON `package_answers` (`sent_at`) WHERE "looked_at" is null;--> statement-breakpoint
CREATE TABLE `package_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` text NOT NULL,
	`model_id` text,
	`model_name` text NOT NULL,
	`number` integer NOT NULL,
	`position` integer NOT NULL,
	`role_id` text,
	`words` text,
	`fee_paise` integer,
	`fee_unit` text DEFAULT 'day' NOT NULL,
	`since_edition` integer DEFAULT 1 NOT NULL,
	`removed_at` text,
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`role_id`) REFERENCES `job_roles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "package_entries_fee_unit" CHECK("fee_unit" in ('day', 'half', 'show', 'flat'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_entries_number` ON `package_entries` (`package_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `package_entries_model` ON `package_entries` (`package_id`,`model_id`) WHERE "removed_at" is null;--> statement-breakpoint
CREATE INDEX `package_entries_by_model` ON `package_entries` (`model_id`);--> statement-breakpoint
CREATE INDEX `package_entries_by_role` ON `package_entries` (`role_id`);--> statement-breakpoint
CREATE TABLE `package_links` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` text NOT NULL,
	`kind` text NOT NULL,
	`contact_id` text,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`package_id`) REFERENCES `packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "package_links_kind" CHECK("kind" in ('person', 'group'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_links_tokenHash_unique` ON `package_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `package_links_by_package` ON `package_links` (`package_id`);--> statement-breakpoint
CREATE INDEX `package_links_by_contact` ON `package_links` (`contact_id`);--> statement-breakpoint
CREATE TABLE `package_picks` (
	`viewer_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`pick` text,
	`words` text,
	`counter` integer NOT NULL,
	PRIMARY KEY(`viewer_id`, `entry_id`),
	FOREIGN KEY (`viewer_id`) REFERENCES `package_viewers`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entry_id`) REFERENCES `package_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "package_picks_pick" CHECK("pick" in ('yes', 'maybe', 'no'))
);
--> statement-breakpoint
CREATE INDEX `package_picks_by_entry` ON `package_picks` (`entry_id`);--> statement-breakpoint
CREATE TABLE `package_pictures` (
	`entry_id` text NOT NULL,
	`portfolio_item_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`entry_id`, `portfolio_item_id`),
	FOREIGN KEY (`entry_id`) REFERENCES `package_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`portfolio_item_id`) REFERENCES `portfolio_items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `package_pictures_by_item` ON `package_pictures` (`portfolio_item_id`);--> statement-breakpoint
CREATE TABLE `package_viewers` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`name` text NOT NULL,
	`device_key_hash` text NOT NULL,
	`first_seen_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`seen_edition` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `package_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `package_viewers_device` ON `package_viewers` (`link_id`,`device_key_hash`);--> statement-breakpoint
CREATE TABLE `packages` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`client_id` text,
	`job_id` text,
	`greeting` text,
	`state` text DEFAULT 'draft' NOT NULL,
	`shows_sizes` integer DEFAULT true NOT NULL,
	`shows_free` integer DEFAULT true NOT NULL,
	`shows_age` integer DEFAULT false NOT NULL,
	`shows_city` integer DEFAULT false NOT NULL,
	`shows_languages` integer DEFAULT false NOT NULL,
	`shows_fee` integer DEFAULT false NOT NULL,
	`allows_pdf` integer DEFAULT true NOT NULL,
	`allows_download` integer DEFAULT false NOT NULL,
	`shows_faces` integer DEFAULT true NOT NULL,
	`passcode_hash` text,
	`expires_at` text NOT NULL,
	`closed_at` text,
	`edition` integer DEFAULT 1 NOT NULL,
	`made_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`made_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "packages_state" CHECK("state" in ('draft', 'live', 'closed'))
);
--> statement-breakpoint
CREATE INDEX `packages_by_creation` ON `packages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `packages_by_state` ON `packages` (`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `packages_by_client` ON `packages` (`client_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `packages_by_job` ON `packages` (`job_id`);--> statement-breakpoint
CREATE INDEX `packages_by_maker` ON `packages` (`made_by`);