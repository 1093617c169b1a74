-- When dates were placed on option and ended, and jobs agreed or lost, as the activities say.
UPDATE claim_dates SET optioned_at = found.at FROM (
  SELECT i.value ->> '$.id' AS id, max(a.at) AS at FROM activities a, json_each(a.after) i
  WHERE i.value ->> '$.table' = 'claimDates' AND i.value ->> '$.row.state' = 'option' GROUP BY 1
) found WHERE found.id = claim_dates.id AND state <> 'proposed';
--> statement-breakpoint
UPDATE claim_dates SET ended_at = found.at FROM (
  SELECT i.value ->> '$.id' AS id, max(a.at) AS at FROM activities a, json_each(a.after) i
  WHERE i.value ->> '$.table' = 'claimDates'
    AND i.value ->> '$.row.state' IN ('released', 'expired', 'declined', 'cancelled', 'withdrawn') GROUP BY 1
) found WHERE found.id = claim_dates.id AND state IN ('released', 'expired', 'declined', 'cancelled', 'withdrawn');
--> statement-breakpoint
UPDATE jobs SET agreed_at = (SELECT min(at) FROM activities a WHERE a.job_id = jobs.id AND a.kind = 'stage agreed')
WHERE stage NOT IN ('open', 'quoted');
--> statement-breakpoint
UPDATE jobs SET lost_at = (
  SELECT max(at) FROM activities a WHERE a.job_id = jobs.id AND a.kind IN ('stage lost', 'stage cancelled')
) WHERE stage IN ('lost', 'cancelled');
