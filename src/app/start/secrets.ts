import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { secretsFile } from './places.ts'

/** Secrets that a production server gets from its environment, generated once for the shop that runs here. */
export interface Secrets {
  paymentApiKey: string
  /** 64 hexadecimal digits. */
  paymentHmacKey: string
  cookieKeys: readonly string[]
  secretKeys: readonly string[]
  /** Present only when an earlier version made it. */
  orderKeySecret?: string
}

export function makeSecrets(): Secrets {
  const key = (): string => randomBytes(32).toString('hex')
  return {
    paymentApiKey: key(),
    paymentHmacKey: key().toUpperCase(),
    cookieKeys: [key(), key()],
    secretKeys: [key()],
  }
}

/** The secrets of this checkout; made at the first call, readable by this user only. */
export async function loadSecrets(project: string): Promise<Secrets> {
  const file = join(project, secretsFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  const known = (text === null ? {} : JSON.parse(text)) as Partial<Secrets> // written below
  const made = makeSecrets()
  const secrets = { ...made, ...known }
  if (Object.keys(made).every((name) => name in known)) return secrets
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: text === null ? 'wx' : 'w' })
  return secrets
}
