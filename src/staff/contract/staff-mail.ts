import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

/** Changes to an employee's sign-in that are mailed to the employee, even if an admin made them. */
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
/** URLs are absolute, `at` is formatted for reading. */
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
