import { expect } from '@playwright/test'
import { addressOf } from './addresses.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

interface Summary {
  id: string
  subject: string
}

async function list(to: string): Promise<Summary[]> {
  const response = await fetch(`${addressOf('MAILBOX_URL')}/api/messages?${new URLSearchParams({ to })}`)
  const { messages } = (await response.json()) as { messages: Summary[] } // the stand-in's own format
  return messages
}

/** Waits for the one mail to an address. A second one fails the test. */
export async function readMail(to: string, timeout = 30_000): Promise<Mail> {
  await expect.poll(() => countMails(to), { message: `mails to ${to}`, timeout }).toBe(1)
  const [mail] = await list(to)
  const response = await fetch(`${addressOf('MAILBOX_URL')}/api/messages/${mail?.id}`)
  return (await response.json()) as Mail // as above
}

/** Waits for the one mail to an address whose subject says so. */
export async function readMailAbout(to: string, subject: RegExp): Promise<Mail> {
  const found = async () => (await list(to)).filter((mail) => subject.test(mail.subject))
  await expect
    .poll(async () => (await found()).length, { message: `mails to ${to}: ${subject}`, timeout: 30_000 })
    .toBe(1)
  const [mail] = await found()
  const response = await fetch(`${addressOf('MAILBOX_URL')}/api/messages/${mail?.id}`)
  return (await response.json()) as Mail // as above
}

export const countMails = async (to: string): Promise<number> => (await list(to)).length
