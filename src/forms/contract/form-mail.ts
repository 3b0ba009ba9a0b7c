import type { MailBase, MailOf } from '#src/common/mail.ts'

/** Values of the two mails of a form. */
interface AboutForm {
  /** Goes to the sender (C-10). It repeats nothing that was typed, because a sender can enter a stranger's address. */
  'form-received': {
    /** The form's heading without emphasis, or its name if it has none. */
    form: string
    /** Absolute; empty: no confirmation is needed. */
    confirmUrl: string
    /** Days in which the link must be followed. */
    days: number
  }
  /** Brings the submission to the desk that answers. */
  'form-desk': {
    form: string
    /** Answers with the labels of the page it was sent from. */
    answers: readonly { label: string; value: string }[]
    /** Names and sizes of files. */
    files: readonly string[]
    /** Id for downloading the files. */
    reference: string
    /** Sender's address; empty: the form has no such field. */
    email: string
  }
}

export type FormMail<Kind extends keyof AboutForm = keyof AboutForm> = MailOf<AboutForm, Kind>
export type FormMailInput<Kind extends keyof AboutForm = keyof AboutForm> = FormMail<Kind> & MailBase
