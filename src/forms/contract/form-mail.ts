import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

interface Around {
  language: Language
  siteUrl: string
  sender: MailSender
  /** The form's heading without emphasis, or its name if it has none. */
  form: string
}

/**
 * `form-received` (C-10), to the sender. It repeats nothing that was typed, because a sender can enter a stranger's address.
 */
export interface SenderMailInput extends Around {
  kind: 'received'
  /** Absolute; empty: no confirmation is needed. */
  confirmUrl: string
  /** Days in which the link must be followed. */
  days: number
}

/** Mail with the submission to the desk that answers. */
export interface DeskMailInput extends Around {
  kind: 'desk'
  /** Answers with the labels of the page it was sent from. */
  answers: readonly { label: string; value: string }[]
  /** Names and sizes of files. */
  files: readonly string[]
  /** Id for downloading the files. */
  reference: string
  /** Sender's address; empty: the form has no such field. */
  email: string
}

export type FormMailInput = SenderMailInput | DeskMailInput

/** Made by the render bundle; handed to the server by app/. */
export type RenderFormMail = (input: FormMailInput) => RenderedMail | Promise<RenderedMail>
