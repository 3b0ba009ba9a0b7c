/* Times and numbers of signing in to the back office (C-20). */

const minute = 60_000
const hour = 60 * minute

/** Between the password and the second proof. */
export const secondFactorMinutes = 10
export const invitationHours = 72
/** Of one sign-in, or of one link that asks for the password. */
export const secondFactorTriesMax = 5
export const recoveryCodeCount = 10

/**
 * Wrong codes of an authenticator, beside those of one sign-in: whoever has the password guesses one of a million digits, of which
 * three count at a time, no more than twenty times a day.
 */
export const secondFactorGates = {
  account: { max: 5, windowMs: 15 * minute },
  accountByDay: { max: 20, windowMs: 24 * hour },
} as const
