/**
 * For what one reads to see what is new: who comes back to the tab, or to a network, is shown it as it is now. What is
 * being filled in is not read like this, since it would change under one's hands.
 */
export const comingBack = { refetchOnWindowFocus: true, refetchOnReconnect: true }
