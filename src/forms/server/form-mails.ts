import type { Language } from '#src/common/locale.ts'
import { plainHeading } from '#src/content/rules/plain-text.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Mailer } from '#src/platform/mail/mailer.ts'
import type { Settings } from '#src/platform/settings/settings.ts'
import type { FormBlock } from '../blocks/form-block/form.block.ts'
import type { FormMail } from '../contract/form-mail.ts'
import { formDesksSetting } from './form-desks.ts'
import type { CachedAnswer } from './forms.tables.ts'
import type { ReceivedFile } from './read-submission.ts'

export interface FormMailsDeps {
  publicUrl: string
  settings: Pick<Settings, 'rows'>
  mailer: Mailer<FormMail>
}

/** Days in which the sender of a campaign entry can confirm it. */
export const confirmDays = 30

export interface FormMessage {
  id: string
  form: FormBlock
  answers: readonly CachedAnswer[]
  email: string
  language: Language
  files: readonly Pick<ReceivedFile, 'fileName' | 'size'>[]
}

export type FormMails = ReturnType<typeof createFormMails>

/** The two mails of a form (C-10, form-received). The outbox deletes their content after sending. */
export function createFormMails({ publicUrl, settings, mailer }: FormMailsDeps) {
  const nameOf = ({ heading, formName }: FormBlock): string => plainHeading(heading) || formName

  return {
    /** Mail in the desk's language; questions and answers stay in the sender's. */
    async toDesk(tx: Transaction, { id, form, answers, email, files }: FormMessage): Promise<void> {
      const desk = (await settings.rows(tx, formDesksSetting)).get(form.desk)
      if (!desk) return
      const { email: to, language } = desk
      const mail: FormMail = {
        kind: 'form-desk',
        form: form.formName,
        answers: answers.filter(({ value }) => value !== ''),
        files: files.map(({ fileName, size }) => `${fileName} (${Math.ceil(size / 1024)} kB)`),
        reference: id,
        email,
      }
      await mailer.send(tx, mail, { to, language, dedupKey: `form-desk:${id}`, ephemeral: true })
    },

    /** `identifier` of an entry that must be confirmed; null: no confirmation is needed. */
    async toSender(tx: Transaction, said: FormMessage & { identifier: string | null }): Promise<void> {
      const { id, form, email: to, language, identifier } = said
      const confirmUrl =
        identifier === null ? '' : `${publicUrl}${form.confirmPage}?${new URLSearchParams({ identifier }).toString()}`
      const mail = { kind: 'form-received', form: nameOf(form), confirmUrl, days: confirmDays } as const
      await mailer.send(tx, mail, { to, language, dedupKey: `form-received:${id}`, ephemeral: true })
    },
  }
}
