export type MailboxSettings = {
  /** 0 takes a free port, for both. */
  smtpPort: number
  httpPort: number
  dataDir: string
  /** Older messages are dropped. */
  maxMessages: number
}

export const DEFAULT_SETTINGS = { smtpPort: 3025, httpPort: 3026, maxMessages: 500 } as const

/** Reports every fault at once, by the name of its variable. */
export function settingsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): MailboxSettings {
  const faults: string[] = []
  const port = (name: string, otherwise: number): number => {
    const text = environment[name]
    if (text === undefined || text === '') return otherwise
    if (!/^\d{1,5}$/.test(text)) faults.push(`${name} is not a port`)
    return Number(text)
  }
  const dataDir = environment['MAILBOX_DATA_DIR'] ?? ''
  if (dataDir === '') faults.push('MAILBOX_DATA_DIR is missing')
  const settings: MailboxSettings = {
    smtpPort: port('MAILBOX_SMTP_PORT', DEFAULT_SETTINGS.smtpPort),
    httpPort: port('MAILBOX_HTTP_PORT', DEFAULT_SETTINGS.httpPort),
    dataDir,
    maxMessages: DEFAULT_SETTINGS.maxMessages,
  }
  if (faults.length > 0) throw new Error(faults.join('; '))
  return settings
}
