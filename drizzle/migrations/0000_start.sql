CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`role` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`password_hash` text,
	`profile_pic_url` text,
	`email_verified_at` text,
	`deactivated_at` text,
	`notice_version` text,
	`created_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	CONSTRAINT "accounts_role" CHECK("role" in ('model', 'admin', 'superadmin')),
	CONSTRAINT "accounts_reachable" CHECK("accounts"."email" is not null or "accounts"."phone" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_email_unique` ON `accounts` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `accounts_phone_unique` ON `accounts` (`phone`);--> statement-breakpoint
CREATE INDEX `accounts_by_role` ON `accounts` (`role`,`created_at`);--> statement-breakpoint
CREATE TABLE `application_files` (
	`application_id` text NOT NULL,
	`media_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`application_id`, `position`),
	FOREIGN KEY (`application_id`) REFERENCES `applications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `application_files_mediaId_unique` ON `application_files` (`media_id`);--> statement-breakpoint
CREATE TABLE `applications` (
	`id` text PRIMARY KEY NOT NULL,
	`stage_name` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`contact` text,
	`age` integer,
	`gender` text,
	`height` text,
	`city` text,
	`state` text,
	`country` text,
	`experience_level` text,
	`instagram` text,
	`bio` text,
	`why_hire` text,
	`notes` text,
	`portfolio_links` text DEFAULT '[]' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`decided_at` text,
	`decided_by` text,
	`decision_note` text,
	`is_spam` integer DEFAULT false NOT NULL,
	`notice_version` text,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`decided_by`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "applications_status" CHECK("status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "applications_adult" CHECK("applications"."age" >= 18)
);
--> statement-breakpoint
CREATE INDEX `applications_by_creation` ON `applications` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `applications_by_status` ON `applications` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `audit_events` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`action` text NOT NULL,
	`actor_id` text,
	`actor_name` text,
	`subject` text,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_action` ON `audit_events` (`action`,`number`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`number`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`client_name` text NOT NULL,
	`company` text,
	`brand` text,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`model_id` text,
	`model_name` text NOT NULL,
	`work_type` text NOT NULL,
	`date_required` text NOT NULL,
	`budget_range` text NOT NULL,
	`details` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`notice_version` text,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "bookings_status" CHECK("status" in ('pending', 'reviewed', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX `bookings_by_creation` ON `bookings` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_by_status` ON `bookings` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `bookings_by_model` ON `bookings` (`model_id`);--> statement-breakpoint
CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`is_spam` integer DEFAULT false NOT NULL,
	`notice_version` text,
	`search_text` text NOT NULL,
	`created_at` text NOT NULL,
	CONSTRAINT "enquiries_subject" CHECK("subject" in ('brand', 'model', 'press', 'casting', 'other')),
	CONSTRAINT "enquiries_status" CHECK("status" in ('pending', 'read', 'responded'))
);
--> statement-breakpoint
CREATE INDEX `enquiries_by_creation` ON `enquiries` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `former_models` (
	`id` text PRIMARY KEY NOT NULL,
	`slug_hash` text,
	`left_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `former_models_slugHash_unique` ON `former_models` (`slug_hash`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`record_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`scope`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_creation` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`account_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`provider`, `subject`),
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `identities_by_account` ON `identities` (`account_id`);--> statement-breakpoint
CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	`thumbhash` text,
	`widths` text DEFAULT '[]' NOT NULL,
	`original_name` text NOT NULL,
	`is_public` integer NOT NULL,
	`owner_id` text,
	`uploader` text,
	`created_at` text NOT NULL,
	`claimed_at` text,
	FOREIGN KEY (`owner_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "media_kind" CHECK("kind" in ('image', 'video', 'document'))
);
--> statement-breakpoint
CREATE INDEX `media_unclaimed` ON `media` (`claimed_at`,`created_at`);--> statement-breakpoint
CREATE INDEX `media_by_owner` ON `media` (`owner_id`);--> statement-breakpoint
CREATE INDEX `media_by_uploader` ON `media` (`uploader`,`created_at`);--> statement-breakpoint
CREATE TABLE `models` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`account_id` text,
	`name` text NOT NULL,
	`email` text,
	`phone` text,
	`stage_name` text,
	`slug` text,
	`gender` text,
	`date_of_birth` text,
	`stated_age` integer,
	`city` text,
	`state` text,
	`country` text DEFAULT 'India' NOT NULL,
	`languages` text DEFAULT '[]' NOT NULL,
	`work_types` text DEFAULT '[]' NOT NULL,
	`experience_level` text,
	`special_skills` text,
	`bio` text,
	`about_you` text,
	`why_hire` text,
	`daily_rate` integer,
	`height` text,
	`height_cm` integer,
	`weight` text,
	`weight_kg` integer,
	`bust` real,
	`chest` real,
	`waist` real,
	`hips` real,
	`shoe_size` real,
	`hair_color` text,
	`eye_color` text,
	`skin_tone` text,
	`instagram` text,
	`facebook` text,
	`twitter` text,
	`youtube` text,
	`availability` text DEFAULT 'available' NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`step1_at` text,
	`step2_at` text,
	`step3_at` text,
	`step4_at` text,
	`step5_at` text,
	`onboarded_at` text,
	`view_count` integer DEFAULT 0 NOT NULL,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "models_gender" CHECK("gender" in ('male', 'female', 'non-binary', 'other')),
	CONSTRAINT "models_availability" CHECK("availability" in ('available', 'booked', 'other')),
	CONSTRAINT "models_experience" CHECK("experience_level" in ('beginner', 'intermediate', 'professional', 'expert')),
	CONSTRAINT "models_stated_age" CHECK("models"."stated_age" between 18 and 99),
	CONSTRAINT "models_daily_rate" CHECK("models"."daily_rate" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `models_id_unique` ON `models` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `models_slug_unique` ON `models` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `models_by_account` ON `models` (`account_id`);--> statement-breakpoint
CREATE INDEX `models_by_status` ON `models` (`is_active`,`number`);--> statement-breakpoint
CREATE INDEX `models_by_gender` ON `models` (`gender`,`number`);--> statement-breakpoint
CREATE INDEX `models_by_city` ON `models` (`city`,`number`);--> statement-breakpoint
CREATE TABLE `one_time_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account_id` text,
	`model_id` text,
	`application_id` text,
	`email` text,
	`role` text,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_account` ON `one_time_tokens` (`account_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_model` ON `one_time_tokens` (`model_id`);--> statement-breakpoint
CREATE INDEX `one_time_tokens_by_expiry` ON `one_time_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `opportunities` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text,
	`title` text NOT NULL,
	`company` text NOT NULL,
	`description` text NOT NULL,
	`type` text NOT NULL,
	`location` text NOT NULL,
	`rate` text,
	`deadline` text,
	`posted_at` text NOT NULL,
	`closed_at` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `opportunities_open` ON `opportunities` (`closed_at`,`posted_at`);--> statement-breakpoint
CREATE INDEX `opportunities_by_project` ON `opportunities` (`project_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text,
	`created_at` text NOT NULL,
	`next_try_at` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `portfolio_items` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`media_id` text,
	`external_url` text,
	`type` text NOT NULL,
	`is_locked` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`media_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "portfolio_items_type" CHECK("type" in ('banner', 'profile_pic', 'polaroid_front', 'polaroid_left', 'polaroid_right', 'polaroid_back', 'bikini_front', 'bikini_back', 'bikini_side', 'nude_front', 'nude_back', 'nude_side', 'bridal', 'party_makeup', 'editorial', 'saree', 'ethnic', 'shirt', 'tshirt', 'bikini', 'nude', 'gallery')),
	CONSTRAINT "portfolio_items_source" CHECK(("portfolio_items"."media_id" is null) <> ("portfolio_items"."external_url" is null)),
	CONSTRAINT "portfolio_items_intimate" CHECK("portfolio_items"."is_locked" = 1 or ("portfolio_items"."type" not like 'nude%' and "portfolio_items"."type" not like 'bikini%'))
);
--> statement-breakpoint
CREATE INDEX `portfolio_items_by_model` ON `portfolio_items` (`model_id`,`position`);--> statement-breakpoint
CREATE UNIQUE INDEX `portfolio_items_by_media` ON `portfolio_items` (`media_id`);--> statement-breakpoint
CREATE TABLE `profile_views` (
	`day` text NOT NULL,
	`model_id` text NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`day`, `model_id`, `visitor`),
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_views_by_model` ON `profile_views` (`model_id`);--> statement-breakpoint
CREATE TABLE `project_dates` (
	`project_id` text NOT NULL,
	`position` integer NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`project_id`, `position`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `project_dates_by_day` ON `project_dates` (`day`);--> statement-breakpoint
CREATE TABLE `project_members` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`model_id` text,
	`name` text,
	`role` text,
	`status` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `project_members_by_project` ON `project_members` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `project_members_once` ON `project_members` (`model_id`,`project_id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`type` text NOT NULL,
	`shoot_nature` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`client` text,
	`city` text,
	`moodboard_id` text,
	`location_options` text DEFAULT '[]' NOT NULL,
	`created_by` text,
	`search_text` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`moodboard_id`) REFERENCES `media`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "projects_type" CHECK("type" in ('fashion', 'commercial', 'editorial', 'music_video', 'campaign', 'portrait', 'beauty', 'lifestyle')),
	CONSTRAINT "projects_nature" CHECK("shoot_nature" in ('indoor', 'outdoor', 'studio', 'mixed')),
	CONSTRAINT "projects_status" CHECK("status" in ('draft', 'casting', 'shooting', 'completed', 'active', 'inactive'))
);
--> statement-breakpoint
CREATE INDEX `projects_by_creation` ON `projects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_public` ON `projects` (`is_public`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_by_status` ON `projects` (`status`);--> statement-breakpoint
CREATE INDEX `projects_by_moodboard` ON `projects` (`moodboard_id`);--> statement-breakpoint
CREATE TABLE `proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`title` text,
	`description` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `proposals_by_project` ON `proposals` (`project_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	`expire` integer
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`model_id` text NOT NULL,
	`rating` real NOT NULL,
	`comment` text,
	`author_id` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "ratings_range" CHECK("ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `ratings_by_model` ON `ratings` (`model_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `roster` (
	`number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`stage_name` text NOT NULL,
	`gender` text,
	`city` text,
	`city_key` text,
	`availability` text NOT NULL,
	`is_featured` integer NOT NULL,
	`birth_date` text,
	`stated_age` integer,
	`entry` text NOT NULL,
	FOREIGN KEY (`number`) REFERENCES `models`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `roster_id_unique` ON `roster` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `roster_slug_unique` ON `roster` (`slug`);--> statement-breakpoint
CREATE INDEX `roster_by_gender` ON `roster` (`gender`,`city_key`,`number`);--> statement-breakpoint
CREATE INDEX `roster_by_city` ON `roster` (`city_key`,`number`);--> statement-breakpoint
CREATE INDEX `roster_by_featured` ON `roster` (`is_featured`,`number`);--> statement-breakpoint
CREATE TABLE `roster_work` (
	`work_type` text NOT NULL,
	`number` integer NOT NULL,
	`gender` text,
	`city_key` text,
	PRIMARY KEY(`work_type`, `number`),
	FOREIGN KEY (`number`) REFERENCES `roster`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `roster_work_by_gender` ON `roster_work` (`work_type`,`gender`,`city_key`,`number`);--> statement-breakpoint
CREATE INDEX `roster_work_by_city` ON `roster_work` (`work_type`,`city_key`,`number`);--> statement-breakpoint
CREATE INDEX `roster_work_by_number` ON `roster_work` (`number`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`user_agent` text,
	`created_at` text NOT NULL,
	`last_seen_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_account` ON `sessions` (`account_id`,`ended_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`opportunity_id` text NOT NULL,
	`model_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`notes` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`opportunity_id`) REFERENCES `opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "submissions_status" CHECK("status" in ('pending', 'reviewed', 'accepted', 'rejected', 'withdrawn'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `submissions_once` ON `submissions` (`model_id`,`opportunity_id`);--> statement-breakpoint
CREATE INDEX `submissions_by_opportunity` ON `submissions` (`opportunity_id`);--> statement-breakpoint
CREATE TABLE `subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`notice_version` text,
	`consented_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_tokenHash_unique` ON `subscribers` (`token_hash`);