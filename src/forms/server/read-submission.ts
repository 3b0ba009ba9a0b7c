import type { FastifyRequest } from 'fastify'
import { cleanLine } from '#src/common/clean-text.ts'
import {
  fileMax,
  filesMax,
  inputPrefix,
  itemsMax,
  linesMax,
  pageName,
  stampName,
  trapName,
} from '../contract/form-item.ts'
import type { FormBody } from '../contract/forms-api.ts'

export interface ReceivedFile {
  fileName: string
  /** One more than is allowed where it was cut off. */
  size: number
  bytes: Buffer
}

/** A submission as it came, unchecked. */
export interface Received {
  values: Record<string, string>
  files: Record<string, ReceivedFile>
  stamp: string
  /** What stands in the field that nobody sees. */
  trap: string
  /** Site path of the page it came from; of forms without JavaScript. */
  page: string
}

/** More of one text than the longest answer takes is read by nobody. */
const textBytesMax = linesMax * 4 + 100

/** What is read of one request while it comes: no more than the files of one submission and a few texts stand in memory. */
export const multipartLimits = {
  fileSize: fileMax,
  files: filesMax,
  fields: itemsMax + 5,
  fieldSize: textBytesMax,
  fieldNameSize: 100,
  parts: itemsMax + filesMax + 5,
  headerPairs: 20,
} as const

const empty = (): Received => ({
  values: Object.create(null) as Received['values'],
  files: Object.create(null) as Received['files'],
  stamp: '',
  trap: '',
  page: '',
})

/** Of a form as browsers send it with files. Reads to the end whatever it makes of it. */
export async function readMultipart(request: FastifyRequest): Promise<Received> {
  const received = empty()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      put(received, part.fieldname, typeof part.value === 'string' ? part.value : '')
      continue
    }
    // Cut off where it is too large: what is in it does not matter then.
    const bytes = await part.toBuffer()
    const name = nameOf(part.fieldname)
    if (name === null || (bytes.length === 0 && part.filename === '')) continue
    const size = bytes.length + (part.file.truncated ? 1 : 0)
    received.files[name] = { fileName: fileNameOf(part.filename), size, bytes }
  }
  return received
}

/** Of a form as browsers send it without files. */
export function readFields(fields: Readonly<Record<string, unknown>>): Received {
  const received = empty()
  for (const [name, value] of Object.entries(fields)) put(received, name, typeof value === 'string' ? value : '')
  return received
}

export function readBody({ fields, consents = [], honeypot = '', stamp = '' }: FormBody): Received {
  const received = { ...empty(), stamp, trap: honeypot }
  for (const [name, value] of Object.entries(fields)) received.values[name] = value
  for (const name of consents) received.values[name] = 'true'
  return received
}

function put(received: Received, input: string, value: string): void {
  const text = value.replaceAll('\u0000', '').toWellFormed()
  if (input === stampName) received.stamp = text
  else if (input === trapName) received.trap = text
  else if (input === pageName) received.page = text
  else {
    const name = nameOf(input)
    if (name !== null) received.values[name] = text
  }
}

const nameOf = (input: string): string | null =>
  input.startsWith(inputPrefix) ? input.slice(inputPrefix.length).toWellFormed() : null

/** As people called it: for a person who reads it, never a path. */
const fileNameOf = (name: string): string =>
  cleanLine(name.replaceAll('\u0000', '').toWellFormed().split(/[\\/]/).at(-1) ?? '').slice(0, 120) || 'tiedosto'
