/* Times and sizes of signing in (C-1, C-6.3, C-6.4, C-13). */

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const passwordMin = 10
/** Argon2 takes any length; nobody types more, and a megabyte would have to be read. */
export const passwordMax = 128

/** How long a session lives, from the sign-in on: what the browser keeps, and what it forgets when it is closed. */
export const persistentSessionMs = 30 * day
export const sessionMs = 12 * hour
/** A session of staff ends without a call in this time, however long it had to live. */
export const staffIdleMs = 2 * hour
/** How often its secret is exchanged, and how long requests that were under way may still bring the one before. */
export const rotateAfterMs = day
export const rotationGraceMs = minute
/** How exactly it is known when a session was last seen. */
export const seenEveryMs = 5 * minute

export const confirmHours = 24
export const resetMinutes = 60
export const codeMinutes = 10
/** Of one code, or of one link that asks for the password. */
export const verificationTriesMax = 5

/**
 * How often anybody may try. The narrow one comes first: who is beyond it takes nothing from those that everybody shares, so that
 * nobody can close an account to its owner from one place. A device that was signed in before has one of its own.
 */
export const signInGates = {
  accountAndNetwork: { max: 5, windowMs: 15 * minute },
  device: { max: 5, windowMs: 15 * minute },
  account: { max: 50, windowMs: hour },
  network: { max: 100, windowMs: hour },
} as const
/**
 * Of staff no stranger's tries keep anybody out for longer than a quarter of an hour (C-22): a second proof stands behind the password.
 */
export const staffSignInGates = {
  accountAndNetwork: { max: 5, windowMs: 15 * minute },
  device: { max: 5, windowMs: 15 * minute },
  account: { max: 20, windowMs: 15 * minute },
  network: { max: 50, windowMs: 15 * minute },
} as const
/**
 * Mails with a code or a link. What one network asks for after its first mail of a day is counted together for all of them, so that
 * a few that ask without end leave the first mail of any other open.
 */
export const mailGates = {
  accountAndNetwork: { max: 3, windowMs: hour },
  device: { max: 3, windowMs: hour },
  account: { max: 6, windowMs: hour },
  network: { max: 30, windowMs: hour },
} as const
/** Of one mailbox beyond the first mail of each network, and of one device. */
export const mailsADay = { max: 12, windowMs: day } as const
export const firstMailOfNetwork = { max: 1, windowMs: day } as const
/** Of one mailbox in all: no patience makes a flood of it, and codes of five tries are a guess in 5,000 a day. */
export const mailsInAll = { hour: { max: 20, windowMs: hour }, day: { max: 40, windowMs: day } } as const
/** Of tokens: a visitor's; what a browser exchanges; and what the servers of one relying party do for all who come from there. */
export const tokenGates = {
  anonymous: { max: 30, windowMs: minute },
  browser: { max: 60, windowMs: minute },
  client: { max: 600, windowMs: minute },
} as const
/** Of tries at codes and links, whatever they belong to. */
export const proofGate = { max: 60, windowMs: hour } as const
export const staffProofGate = { max: 30, windowMs: 15 * minute } as const

/** How long a browser may take to answer with a passkey, and how many somebody keeps. */
export const challengeMinutes = 5
export const passkeysMax = 20
export const passkeyNameMax = 60
/** What matters most wants a proof no older than this: adding what opens an account, giving money back. */
export const stepUpMs = 5 * minute
