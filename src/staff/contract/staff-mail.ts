import type { MailBase, MailOf } from '#src/common/mail.ts'

/** Changes to an employee's sign-in that are mailed to the employee, even if an admin made them. */
export type StaffNews =
  | 'factor-set'
  | 'factor-removed'
  | 'factor-reset'
  | 'password-changed'
  | 'recovery-code-used'
  | 'recovery-codes-made'
  | 'roles-set'

/** URLs are absolute, `at` is formatted for reading. */
interface AboutStaff {
  'staff-invitation': { firstName: string; url: string; hours: number }
  'staff-factor-reset': { firstName: string; url: string; hours: number }
  'staff-news': { what: StaffNews; at: string; officeUrl: string }
}

export type StaffMail = MailOf<AboutStaff>
export type StaffMailInput = StaffMail & MailBase
