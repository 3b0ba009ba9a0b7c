import type { Language } from '#src/common/locale.ts'
import type { MailSender } from '#src/common/mail.ts'
import type { Executor } from '../database/database.ts'

/**
 * What every mail has in addition to its text: language, site and sender, as the shop's settings name them now. `siteUrl`
 * has no trailing slash.
 */
export type MailContext = (
  executor: Executor,
  language: Language,
) => Promise<{ language: Language; siteUrl: string; sender: MailSender }>
