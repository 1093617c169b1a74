/**
 * From now on this process writes for its own user alone. Private pictures, mails with links and people's data lie in
 * its files, and a machine may have other users, however its folders are set up.
 */
export const writePrivately = () => process.umask(0o077)
