CREATE TABLE `import_pictures` (
	`item_id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`file_name` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `portfolio_items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `import_pictures_by_run` ON `import_pictures` (`run_id`,`file_name`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`run_id` text NOT NULL,
	`row` integer NOT NULL,
	`cells` text NOT NULL,
	`state` text DEFAULT 'waiting' NOT NULL,
	`model_id` text,
	`made_at` text,
	`fate` text,
	`pictures` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`run_id`, `row`),
	FOREIGN KEY (`run_id`) REFERENCES `import_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`model_id`) REFERENCES `models`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "import_rows_state" CHECK("state" in ('waiting', 'made', 'same', 'refused', 'taken-back', 'kept'))
);
--> statement-breakpoint
CREATE INDEX `import_rows_by_state` ON `import_rows` (`run_id`,`state`,`row`);--> statement-breakpoint
CREATE INDEX `import_rows_by_model` ON `import_rows` (`model_id`);--> statement-breakpoint
CREATE TABLE `import_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text,
	`actor_id` text,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`heads` text NOT NULL,
	`columns` text NOT NULL,
	`is_month_first` integer DEFAULT false NOT NULL,
	`words` text DEFAULT '{}' NOT NULL,
	`created_at` text NOT NULL,
	`started_at` text,
	`finished_at` text,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`actor_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "import_runs_state" CHECK("state" in ('draft', 'running', 'done', 'cancelled', 'taking-back', 'taken-back'))
);
--> statement-breakpoint
CREATE INDEX `import_runs_by_state` ON `import_runs` (`state`,`created_at`);