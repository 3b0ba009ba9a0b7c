/** How long a token lives (C-6.1); the overlap of signing keys follows it. */
export const tokenLifetimeSeconds = 3600
/** How long one is renewed by the one before, counted from its `auth_time`; and a session of the provider's. */
export const sessionLifetimeSeconds = 14 * 24 * 3600
