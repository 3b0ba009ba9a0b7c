/* Lifetimes and limits of signing in (C-1, C-6.3, C-6.4, C-13). */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const passwordMin = 10
/** Argon2 takes any length, but no person types more than this, and without a limit the server would read megabytes. */
export const passwordMax = 128

/** How long a session lives after the sign-in: one that the browser stores, and one that it drops when it is closed. */
export const persistentSessionMs = 30 * day
export const sessionMs = 12 * hour
/** A staff session without a request ends after this time, even if it could have lived longer. */
export const staffIdleMs = 2 * hour
/** How often the session's secret is exchanged, and how long requests under way may still bring the old one. */
export const rotateAfterMs = day
export const rotationGraceMs = minute
/** The precision of the time a session was last seen. */
export const seenEveryMs = 5 * minute

export const confirmHours = 24
export const resetMinutes = 60
export const codeMinutes = 10
/** Tries at one code, or at one link that asks for the password. */
export const verificationTriesMax = 5

/**
 * Limits on sign-in tries. The narrow limit comes first: a client beyond it uses up nothing of the limits shared by all, so
 * one network cannot lock an owner out of an account. A device that was signed in before has a separate limit.
 */
export const signInGates = {
  accountAndNetwork: { max: 5, windowMs: 15 * minute },
  device: { max: 5, windowMs: 15 * minute },
  account: { max: 50, windowMs: hour },
  network: { max: 100, windowMs: hour },
} as const
/**
 * Limits for staff: a stranger's tries lock no employee out for longer than a quarter of an hour (C-22), because a second
 * factor protects the account too.
 */
export const staffSignInGates = {
  accountAndNetwork: { max: 5, windowMs: 15 * minute },
  device: { max: 5, windowMs: 15 * minute },
  account: { max: 20, windowMs: 15 * minute },
  network: { max: 50, windowMs: 15 * minute },
} as const
/**
 * Limits on mails with a code or a link. Requests of one network after its first mail of a day share a count with all
 * networks, so that a few networks that ask without end leave the first mail of any other open.
 */
export const mailGates = {
  accountAndNetwork: { max: 3, windowMs: hour },
  device: { max: 3, windowMs: hour },
  account: { max: 6, windowMs: hour },
  network: { max: 30, windowMs: hour },
} as const
/** Mails to one mailbox beyond the first mail of each network, and mails that one device requests. */
export const mailsADay = { max: 12, windowMs: day } as const
export const firstMailOfNetwork = { max: 1, windowMs: day } as const
/**
 * Mails to one mailbox from all networks: a patient attacker cannot flood it, and five tries per code make one chance in
 * 5,000 a day to guess one.
 */
export const mailsInAll = { hour: { max: 20, windowMs: hour }, day: { max: 40, windowMs: day } } as const
/**
 * Token requests: of a visitor; of a browser that exchanges tokens; and of a relying party's servers, for all their users
 * together.
 */
export const tokenGates = {
  anonymous: { max: 30, windowMs: minute },
  browser: { max: 60, windowMs: minute },
  client: { max: 600, windowMs: minute },
} as const
/** Tries at codes and links of any kind, per network. */
export const proofGate = { max: 60, windowMs: hour } as const
export const staffProofGate = { max: 30, windowMs: 15 * minute } as const

/** How long a browser may take to answer with a passkey, and how many passkeys an account may have. */
export const challengeMinutes = 5
export const passkeysMax = 20
export const passkeyNameMax = 60
/** The most sensitive actions need a proof no older than this: adding a way into the account, giving money back. */
export const stepUpMs = 5 * minute
