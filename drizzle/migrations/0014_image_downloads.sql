CREATE TABLE `image_downloads` (
	`item_id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`status` text NOT NULL,
	`failure` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`requested_at` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `portfolio_items`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "image_downloads_status" CHECK("status" in ('waiting', 'stored', 'failed')),
	CONSTRAINT "image_downloads_failure" CHECK("failure" in ('not-public', 'unreachable', 'refused', 'redirects', 'timeout', 'too-large', 'not-a-picture', 'broken', 'internal')),
	CONSTRAINT "image_downloads_failed" CHECK(("image_downloads"."failure" is not null) = ("image_downloads"."status" = 'failed'))
);
--> statement-breakpoint
CREATE INDEX `image_downloads_queue` ON `image_downloads` (`status`,`requested_at`);--> statement-breakpoint
-- Links that are certainly an administrator's: nobody else could add one to a model without an account.
INSERT INTO `image_downloads` (`item_id`, `address`, `status`, `requested_at`)
SELECT `i`.`id`, `i`.`external_url`, 'waiting', `i`.`created_at` FROM `portfolio_items` AS `i`
JOIN `models` AS `m` ON `m`.`id` = `i`.`model_id`
WHERE `i`.`external_url` IS NOT NULL AND `m`.`account_id` IS NULL;
