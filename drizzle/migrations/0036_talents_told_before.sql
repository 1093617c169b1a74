-- Who was asked before this was kept counts as told.
UPDATE `claim_dates` SET `is_talent_told` = 1 WHERE `claim_id` IN (SELECT `id` FROM `claims` WHERE `answer` <> 'none');
