/** Query options for read-only data: refetch on window focus and reconnect. Do not use for forms. */
export const refetchOnReturn = { refetchOnWindowFocus: true, refetchOnReconnect: true }
