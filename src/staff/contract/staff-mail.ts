import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** What somebody hears of their sign-in, whoever did it. */
export type StaffNews =
  | 'factor-set'
  | 'factor-removed'
  | 'factor-reset'
  | 'password-changed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'roles-set'

interface Around {
  language: Language
  siteUrl: string
  sender: MailSender
}
/** Addresses are absolute, `at` as it is read. */
export type StaffMailInput = Around &
  (
    | { kind: 'staff-invitation'; firstName: string; url: string; hours: number }
    | { kind: 'staff-factor-reset'; firstName: string; url: string; hours: number }
    | { kind: 'staff-news'; what: StaffNews; at: string; officeUrl: string }
  )
export type StaffMailDetails = StaffMailInput extends infer Input
  ? Input extends StaffMailInput
    ? Omit<Input, keyof Around>
    : never
  : never

export type RenderStaffMail = (input: StaffMailInput) => RenderedMail | Promise<RenderedMail>
