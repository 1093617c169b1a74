-- Pictures that the desk uploaded before their person had an account: they become that account's, as those of today do
-- when the model is given to it, so that their person may open them while they are private.
UPDATE media SET owner_id = models.account_id
FROM portfolio_items JOIN models ON models.id = portfolio_items.model_id
WHERE portfolio_items.media_id = media.id AND media.owner_id IS NULL AND models.account_id IS NOT NULL;
