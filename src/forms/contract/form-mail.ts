import type { Language } from '#src/common/locale.ts'
import type { MailSender, RenderedMail } from '#src/common/mail.ts'

interface Around {
  language: Language
  siteUrl: string
  sender: MailSender
  /** As visitors read it, without emphasis; the form's name where it has none. */
  form: string
}

/** `form-received` (C-10), to whoever sent it. Nothing that was typed stands in it: anybody can name any address. */
export interface SenderMailInput extends Around {
  kind: 'received'
  /** Absolute; empty: nothing has to be confirmed. */
  confirmUrl: string
  /** In which the link has to be followed. */
  days: number
}

/** The same to the desk that answers. */
export interface DeskMailInput extends Around {
  kind: 'desk'
  /** In the words of the page it was sent from. */
  answers: readonly { label: string; value: string }[]
  /** Names and sizes. */
  files: readonly string[]
  /** The id files are fetched by. */
  reference: string
  /** Empty: the form asked for none. */
  email: string
}

export type FormMailInput = SenderMailInput | DeskMailInput

/** Made by the render bundle; handed to the server by app/. */
export type RenderFormMail = (input: FormMailInput) => RenderedMail | Promise<RenderedMail>
