import { join } from 'node:path'
import { openJournal } from '../support/journal.ts'

const MAILBOX_FILE = 'mailbox.jsonl'

/** The file is written anew when it holds this many lines more than messages are kept. */
const SLACK_LINES = 200

export type Attachment = { filename: string; contentType: string; size: number; base64: string }

export type Message = {
  id: string
  receivedAt: string
  /** Where the message was really sent, copies and blind copies included. */
  envelope: { from: string; to: readonly string[] }
  /** The header lines, as shown to a reader. */
  from: string
  to: string
  subject: string
  messageId: string
  headers: Readonly<Record<string, string>>
  /** Null when the message has no such part. */
  text: string | null
  html: string | null
  attachments: readonly Attachment[]
}

export type MessageStore = {
  /** Newest first; with `to` only those sent to that address, whatever its letter case. */
  list(to?: string): readonly Message[]
  find(id: string): Message | null
  /** The message is on disk when this returns. */
  add(message: Message): void
  clear(): void
  close(): void
}

export function openMessageStore(dataDir: string, maxMessages: number): MessageStore {
  const journal = openJournal<Message>(join(dataDir, MAILBOX_FILE))
  let messages = journal.replayed.slice(-maxMessages)
  let lines = journal.replayed.length

  function compact(): void {
    journal.replaceAll(messages)
    lines = messages.length
  }

  return {
    list(to) {
      const newestFirst = messages.toReversed()
      if (to === undefined) return newestFirst
      const wanted = to.toLowerCase()
      return newestFirst.filter(({ envelope }) => envelope.to.some((address) => address.toLowerCase() === wanted))
    },
    find: (id) => messages.find((message) => message.id === id) ?? null,
    add(message) {
      journal.append(message)
      lines += 1
      messages = [...messages, message].slice(-maxMessages)
      if (lines > maxMessages + SLACK_LINES) compact()
    },
    clear() {
      messages = []
      compact()
    },
    close: () => journal.close(),
  }
}
