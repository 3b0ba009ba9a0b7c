import type { MailBase, MailOf } from '#src/common/mail.ts'

/** The name of the page and of its language, who did it, and the absolute address of the page in the editor. */
interface AboutPage {
  page: string
  of: string
  by: string
  url: string
}

/** What one editor's deed tells another. `note` may be empty. */
interface AboutEditing {
  'page-commented': AboutPage & { body: string }
  'review-asked': AboutPage & { note: string }
  'review-answered': AboutPage & { note: string; isApproved: boolean }
}

export type EditorMail = MailOf<AboutEditing>
export type EditorMailInput = EditorMail & MailBase
