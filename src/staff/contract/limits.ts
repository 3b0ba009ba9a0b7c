/* Times and limits of signing in to the back office (C-20). */

const minute = 60_000
const hour = 60 * minute

/** The time between the password and the second factor. */
export const secondFactorMinutes = 10
export const invitationHours = 72
/** Tries at the codes of one sign-in, or at one invitation link. */
export const secondFactorTriesMax = 5
export const recoveryCodeCount = 10

/**
 * Limits wrong codes of an authenticator, on top of the limit for one sign-in: a thief of the password guesses one of a
 * million codes, of which three are valid at a time, at most twenty times a day.
 */
export const secondFactorGates = {
  account: { max: 5, windowMs: 15 * minute },
  accountByDay: { max: 20, windowMs: 24 * hour },
} as const
