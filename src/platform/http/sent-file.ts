import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { cleanLine } from '#src/common/clean-text.ts'
import type { App } from './route-types.ts'

/** A file that was sent, and the words sent before it. */
export interface SentFile {
  content: Readable
  name: string
  fields: ReadonlyMap<string, string>
}

/** Lets the routes of a scope take one file of so many bytes, sent as multipart/form-data: words first, then the file. */
export const acceptFiles = async (scope: App, bytesMost: number): Promise<void> => {
  await scope.register(multipart, {
    // One byte more than a file may have: the service says itself that it is too large.
    limits: {
      fileSize: bytesMost + 1,
      files: 1,
      fields: 6,
      fieldSize: 4_000,
      fieldNameSize: 40,
      parts: 8,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
  })
}

/** Reads the words up to the file. Null: nothing was sent that is a file. */
export async function sentFile(request: FastifyRequest): Promise<SentFile | null> {
  if (!request.isMultipart()) return null
  const fields = new Map<string, string>()
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value.replaceAll('\u0000', '').toWellFormed())
      continue
    }
    const name = part.filename.replaceAll('\u0000', '').toWellFormed().split(/[\\/]/).at(-1) ?? ''
    return { content: part.file, name: cleanLine(name).slice(-200), fields }
  }
  return null
}
