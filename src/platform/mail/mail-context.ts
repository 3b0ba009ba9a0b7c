import type { Language } from '#src/common/locale.ts'
import type { MailBase } from '#src/common/mail.ts'
import type { Executor } from '../database/database.ts'

/** Language, site and sender of a mail, as the shop's settings name them now. */
export type MailContext = (executor: Executor, language: Language) => Promise<MailBase>
