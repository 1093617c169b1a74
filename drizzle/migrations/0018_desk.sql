CREATE TABLE `activities` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`decision_id` text NOT NULL,
	`batch_id` text,
	`actor_id` text,
	`actor_name` text,
	`job_id` text,
	`client_id` text,
	`claim_id` text,
	`model_id` text,
	`package_id` text,
	`desk_item_id` text,
	`kind` text NOT NULL,
	`words` text,
	`before` text,
	`after` text,
	`undoes` text
);
--> statement-breakpoint
CREATE INDEX `activities_by_decision` ON `activities` (`decision_id`);--> statement-breakpoint
CREATE INDEX `activities_by_job` ON `activities` (`job_id`,`number`);--> statement-breakpoint
CREATE INDEX `activities_by_claim` ON `activities` (`claim_id`,`number`);--> statement-breakpoint
CREATE INDEX `activities_by_client` ON `activities` (`client_id`,`number`);--> statement-breakpoint
CREATE INDEX `activities_by_undone` ON `activities` (`undoes`);--> statement-breakpoint
CREATE TABLE `bookouts` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`from_day` text NOT NULL,
	`from_half` text DEFAULT 'am' NOT NULL,
	`to_day` text NOT NULL,
	`to_half` text DEFAULT 'pm' NOT NULL,
	`kind` text NOT NULL,
	`place` text,
	`note` text,
	`made_by` text NOT NULL,
	`ended_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bookouts_kind" CHECK("kind" in ('personal', 'travel', 'other work', 'illness', 'exams')),
	CONSTRAINT "bookouts_from_half" CHECK("from_half" in ('am', 'pm')),
	CONSTRAINT "bookouts_to_half" CHECK("to_half" in ('am', 'pm')),
	CONSTRAINT "bookouts_made_by" CHECK("made_by" in ('agency', 'talent')),
	CONSTRAINT "bookouts_days" CHECK("bookouts"."from_day" <= "bookouts"."to_day")
);
--> statement-breakpoint
CREATE INDEX `bookouts_by_model` ON `bookouts` (`model_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`scope` text NOT NULL,
	`token_hash` text NOT NULL,
	`last_read_at` text,
	`revoked_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "calendar_feeds_scope" CHECK("scope" in ('own', 'my jobs', 'whole desk'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_tokenHash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feeds_by_account` ON `calendar_feeds` (`account_id`);--> statement-breakpoint
CREATE TABLE `claim_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`job_date_id` text NOT NULL,
	`state` text DEFAULT 'proposed' NOT NULL,
	`reason` text,
	`is_answered` integer DEFAULT false NOT NULL,
	`challenged_by_id` text,
	`challenge_ends_at` text,
	`told_first_at` text,
	`confirmed_at` text,
	`sequence` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_date_id`) REFERENCES `job_dates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`challenged_by_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "claim_dates_state" CHECK("state" in ('proposed', 'option', 'confirmed', 'released', 'expired', 'declined', 'cancelled', 'withdrawn', 'done'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claim_dates_once` ON `claim_dates` (`claim_id`,`job_date_id`);--> statement-breakpoint
CREATE INDEX `claim_dates_by_date` ON `claim_dates` (`job_date_id`,`state`);--> statement-breakpoint
CREATE INDEX `claim_dates_by_state` ON `claim_dates` (`state`,`claim_id`);--> statement-breakpoint
CREATE INDEX `claim_dates_by_challenger` ON `claim_dates` (`challenged_by_id`);--> statement-breakpoint
CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`role_id` text,
	`model_id` text,
	`model_name` text NOT NULL,
	`expires_at` text,
	`answer` text DEFAULT 'none' NOT NULL,
	`answer_words` text,
	`answer_fee_paise` integer,
	`answered_at` text,
	`answered_by` text,
	`answer_via` text,
	`fee_paise` integer,
	`fee_unit` text DEFAULT 'day' NOT NULL,
	`fee_is_shared` integer DEFAULT true NOT NULL,
	`keeps_client_informed` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`role_id`) REFERENCES `job_roles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "claims_answer" CHECK("answer" in ('none', 'asked', 'yes', 'conditional', 'no')),
	CONSTRAINT "claims_answer_via" CHECK("answer_via" in ('portal', 'link', 'phone', 'message')),
	CONSTRAINT "claims_fee_unit" CHECK("fee_unit" in ('day', 'half', 'show', 'flat')),
	CONSTRAINT "claims_fee" CHECK("claims"."fee_paise" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `claims_once` ON `claims` (`job_id`,`model_id`);--> statement-breakpoint
CREATE INDEX `claims_by_model` ON `claims` (`model_id`,`job_id`);--> statement-breakpoint
CREATE INDEX `claims_by_role` ON `claims` (`role_id`);--> statement-breakpoint
CREATE TABLE `clients` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`kind` text DEFAULT 'brand' NOT NULL,
	`city` text,
	`country` text,
	`standing` text DEFAULT 'good' NOT NULL,
	`standing_reason` text,
	`owner_id` text,
	`notes` text,
	`merged_into_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`merged_into_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "clients_kind" CHECK("kind" in ('brand', 'production', 'casting', 'publication', 'agency', 'person')),
	CONSTRAINT "clients_standing" CHECK("standing" in ('good', 'watch', 'blocked'))
);
--> statement-breakpoint
CREATE INDEX `clients_by_name` ON `clients` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `clients_by_owner` ON `clients` (`owner_id`);--> statement-breakpoint
CREATE INDEX `clients_by_merge` ON `clients` (`merged_into_id`);--> statement-breakpoint
CREATE TABLE `contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text,
	`name` text NOT NULL,
	`email` text,
	`email_domain` text,
	`phone` text,
	`function` text,
	`is_billing` integer DEFAULT false NOT NULL,
	`left_at` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `contacts_by_client` ON `contacts` (`client_id`);--> statement-breakpoint
CREATE INDEX `contacts_by_email` ON `contacts` (`email`);--> statement-breakpoint
CREATE INDEX `contacts_by_domain` ON `contacts` (`email_domain`);--> statement-breakpoint
CREATE TABLE `desk_items` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`booking_id` text,
	`enquiry_id` text,
	`claim_id` text,
	`state` text DEFAULT 'new' NOT NULL,
	`owner_id` text,
	`due_at` text NOT NULL,
	`first_answered_at` text,
	`job_id` text,
	`closed_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "desk_items_kind" CHECK("kind" in ('booking', 'enquiry', 'vacancy')),
	CONSTRAINT "desk_items_state" CHECK("state" in ('new', 'taken', 'answered', 'job', 'closed')),
	CONSTRAINT "desk_items_closed_reason" CHECK("closed_reason" in ('not for us', 'duplicate', 'no answer', 'spam', 'found', 'not replaced', 'before the desk')),
	CONSTRAINT "desk_items_source" CHECK(("desk_items"."booking_id" is not null) = ("desk_items"."kind" = 'booking') and ("desk_items"."enquiry_id" is not null) = ("desk_items"."kind" = 'enquiry') and ("desk_items"."claim_id" is not null) = ("desk_items"."kind" = 'vacancy'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_items_bookingId_unique` ON `desk_items` (`booking_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `desk_items_enquiryId_unique` ON `desk_items` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `desk_items_by_state` ON `desk_items` (`state`,`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `desk_items_by_owner` ON `desk_items` (`owner_id`,`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `desk_items_by_job` ON `desk_items` (`job_id`);--> statement-breakpoint
CREATE INDEX `desk_items_by_claim` ON `desk_items` (`claim_id`);--> statement-breakpoint
CREATE TABLE `held_halves` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`day` text NOT NULL,
	`half` text NOT NULL,
	`claim_date_id` text,
	`bookout_id` text,
	`job_id` text,
	`firm` integer NOT NULL,
	`seq` integer NOT NULL,
	`until` text,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claim_date_id`) REFERENCES `claim_dates`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`bookout_id`) REFERENCES `bookouts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "held_halves_half" CHECK("half" in ('am', 'pm')),
	CONSTRAINT "held_halves_source" CHECK(("held_halves"."claim_date_id" is null) <> ("held_halves"."bookout_id" is null)),
	CONSTRAINT "held_halves_end" CHECK(("held_halves"."until" is null) = ("held_halves"."firm" = 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `held_halves_firm` ON `held_halves` (`model_id`,`day`,`half`) WHERE "firm" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `held_halves_job` ON `held_halves` (`model_id`,`day`,`half`,`job_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `held_halves_queue` ON `held_halves` (`model_id`,`day`,`half`,`seq`);--> statement-breakpoint
CREATE INDEX `held_halves_by_day` ON `held_halves` (`day`,`model_id`,`half`,`seq`);--> statement-breakpoint
CREATE INDEX `held_halves_by_claim_date` ON `held_halves` (`claim_date_id`);--> statement-breakpoint
CREATE INDEX `held_halves_by_bookout` ON `held_halves` (`bookout_id`);--> statement-breakpoint
CREATE INDEX `held_halves_by_job` ON `held_halves` (`job_id`);--> statement-breakpoint
CREATE INDEX `held_halves_by_end` ON `held_halves` (`until`) WHERE "until" is not null;--> statement-breakpoint
CREATE TABLE `job_dates` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`day` text NOT NULL,
	`part` text DEFAULT 'full' NOT NULL,
	`kind` text DEFAULT 'shoot' NOT NULL,
	`place` text,
	`time_zone` text,
	`call_time` text,
	`wrap_time` text,
	`cancelled_at` text,
	`cancel_percent` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "job_dates_part" CHECK("part" in ('full', 'am', 'pm', 'night')),
	CONSTRAINT "job_dates_kind" CHECK("kind" in ('shoot', 'show', 'fitting', 'rehearsal', 'travel', 'weather'))
);
--> statement-breakpoint
CREATE INDEX `job_dates_by_job` ON `job_dates` (`job_id`,`day`);--> statement-breakpoint
CREATE INDEX `job_dates_by_day` ON `job_dates` (`day`);--> statement-breakpoint
CREATE TABLE `job_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`title` text NOT NULL,
	`wanted` integer DEFAULT 1 NOT NULL,
	`brief` text,
	`fee_paise` integer,
	`fee_unit` text,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "job_roles_fee_unit" CHECK("fee_unit" in ('day', 'half', 'show', 'flat'))
);
--> statement-breakpoint
CREATE INDEX `job_roles_by_job` ON `job_roles` (`job_id`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`title` text NOT NULL,
	`talent_title` text NOT NULL,
	`client_id` text,
	`contact_id` text,
	`brand` text,
	`work_type` text,
	`city` text,
	`brief` text,
	`usage_words` text,
	`budget_paise` integer,
	`stage` text DEFAULT 'open' NOT NULL,
	`is_billable` integer DEFAULT true NOT NULL,
	`booker_id` text,
	`next_step` text,
	`next_step_on` text,
	`end_reason` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`client_id`) REFERENCES `clients`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`contact_id`) REFERENCES `contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`booker_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "jobs_stage" CHECK("stage" in ('open', 'quoted', 'agreed', 'done', 'billed', 'closed', 'lost', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_number_unique` ON `jobs` (`number`);--> statement-breakpoint
CREATE INDEX `jobs_by_creation` ON `jobs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_stage` ON `jobs` (`stage`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_booker` ON `jobs` (`booker_id`,`stage`);--> statement-breakpoint
CREATE INDEX `jobs_by_client` ON `jobs` (`client_id`);--> statement-breakpoint
CREATE INDEX `jobs_by_contact` ON `jobs` (`contact_id`);--> statement-breakpoint
CREATE TABLE `model_tags` (
	`model_id` text NOT NULL,
	`tag` text NOT NULL,
	PRIMARY KEY(`model_id`, `tag`),
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag`) REFERENCES `tags`(`tag`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `model_tags_by_tag` ON `model_tags` (`tag`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`decision_id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`claim_id` text NOT NULL,
	`claim_date_ids` text NOT NULL,
	`due_at` text NOT NULL,
	FOREIGN KEY (`claim_id`) REFERENCES `claims`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "notices_kind" CHECK("kind" in ('asked', 'confirmed', 'freed', 'cancelled', 'now first')),
	CONSTRAINT "notices_recipient" CHECK("recipient" in ('talent', 'client', 'booker'))
);
--> statement-breakpoint
CREATE INDEX `notices_due` ON `notices` (`due_at`);--> statement-breakpoint
CREATE INDEX `notices_by_claim` ON `notices` (`claim_id`);--> statement-breakpoint
CREATE INDEX `notices_by_decision` ON `notices` (`decision_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`tag` text PRIMARY KEY NOT NULL,
	`is_public` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`password_hash` text,
	`email_verified_at` text,
	`deactivated_at` text,
	`notice_version` text,
	`last_seen_at` text,
	`created_at` text NOT NULL,
	CONSTRAINT "accounts_role" CHECK("role" in ('model', 'booker', 'admin', 'superadmin')),
	CONSTRAINT "accounts_reachable" CHECK("__new_accounts"."email" is not null or "__new_accounts"."phone" is not null)
);
--> statement-breakpoint
INSERT INTO `__new_accounts`("id", "role", "name", "email", "phone", "password_hash", "email_verified_at", "deactivated_at", "notice_version", "last_seen_at", "created_at") SELECT "id", "role", "name", "email", "phone", "password_hash", "email_verified_at", "deactivated_at", "notice_version", "last_seen_at", "created_at" FROM `accounts`;--> statement-breakpoint
DROP TABLE `accounts`;--> statement-breakpoint
ALTER TABLE `__new_accounts` RENAME TO `accounts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE INDEX `accounts_by_phone` ON `accounts` (`phone`);--> statement-breakpoint
CREATE INDEX `accounts_by_role` ON `accounts` (`role`,`created_at`);--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `claim_id` text REFERENCES claims(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_claim` ON `one_time_tokens` (`claim_id`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `calendar` text;