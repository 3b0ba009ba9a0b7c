import { expect } from '@playwright/test'
import { addressOf } from './addresses.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

interface Summary {
  id: string
}

async function list(to: string): Promise<Summary[]> {
  const response = await fetch(`${addressOf('MAILBOX_URL')}/api/messages?${new URLSearchParams({ to })}`)
  const { messages } = (await response.json()) as { messages: Summary[] } // the stand-in's own format
  return messages
}

/** Waits until an address has this many mails, newest first. One more fails the test. */
export async function readMails(to: string, count: number): Promise<Mail[]> {
  await expect.poll(() => countMails(to), { message: `mails to ${to}`, timeout: 30_000 }).toBe(count)
  const summaries = await list(to)
  return Promise.all(
    summaries.map(async ({ id }) => {
      const response = await fetch(`${addressOf('MAILBOX_URL')}/api/messages/${id}`)
      return (await response.json()) as Mail // as above
    }),
  )
}

/** The one mail to an address. */
export async function readMail(to: string): Promise<Mail> {
  const [mail] = await readMails(to, 1)
  if (!mail) throw new Error(`There is no mail to ${to}`)
  return mail
}

export const countMails = async (to: string): Promise<number> => (await list(to)).length
