/** How long a token lives (C-6.1); the overlap of signing keys follows it. */
export const tokenLifetimeSeconds = 3600
/**
 * How long a token can be renewed by the one before it, counted from its `auth_time`; also the life of a provider's session.
 */
export const sessionLifetimeSeconds = 14 * 24 * 3600
