import type { Log } from './logging.ts'

/**
 * Events that the shop's operators watch for, one line each: a person appears as the account's id or a keyed hash, never as
 * an email or network address. Actions on an account are in the audit instead.
 */
export type SecurityEvent =
  /** `who`: the account, or the keyed hash of what was counted; absent where requests are counted by network alone. */
  | { event: 'limiter-shut'; limiter: string; who?: string }
  | { event: 'call-refused'; why: 'forbidden' | 'step-up'; method: string; route: string; account?: string }
  | { event: 'proof-refused'; by: 'passkey'; at: 'sign-in' }

/** The event is logged under `security`, so that a filter finds all of them. */
export const logSecurity = (log: Pick<Log, 'warn'>, { event, ...facts }: SecurityEvent): void =>
  log.warn({ security: event, ...facts }, 'security')
