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
  /** Size in bytes; one more than allowed if the file was cut off. */
  size: number
  bytes: Buffer
}

/** A submission as received, unchecked. */
export interface Received {
  values: Record<string, string>
  files: Record<string, ReceivedFile>
  stamp: string
  /** Value of the trap field, which is hidden from people. */
  trap: string
  /** Site path of the page it came from; set by forms without JavaScript. */
  page: string
}

/** Bytes read of one text: enough for the longest allowed answer. */
const textBytesMax = linesMax * 4 + 100

/** Limits while a request is read: memory holds at most one submission's files and a few texts. */
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

/** Reads a form that a browser sends with files. It reads to the end even if the content is invalid. */
export async function readMultipart(request: FastifyRequest): Promise<Received> {
  const received = empty()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      put(received, part.fieldname, typeof part.value === 'string' ? part.value : '')
      continue
    }
    // A file that is too large is cut off; its content is not used then.
    const bytes = await part.toBuffer()
    const name = nameOf(part.fieldname)
    if (name === null || (bytes.length === 0 && part.filename === '')) continue
    const size = bytes.length + (part.file.truncated ? 1 : 0)
    received.files[name] = { fileName: fileNameOf(part.filename), size, bytes }
  }
  return received
}

/** Reads a form that a browser sends without files. */
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

/** Returns the sender's file name for people to read; it is never used as a path. */
const fileNameOf = (name: string): string =>
  cleanLine(name.replaceAll('\u0000', '').toWellFormed().split(/[\\/]/).at(-1) ?? '').slice(0, 120) || 'tiedosto'
