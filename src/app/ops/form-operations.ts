import { formatShopTime } from '#src/common/shop-time.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { done, failed, numberOf, type Operation } from './operation.ts'

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const reference = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Submissions of forms on pages. They are personal data: the audit says who exported them. */
export const formOperations: readonly Operation[] = [
  {
    name: ['forms', 'list'],
    usage: '',
    summary: 'forms that were sent, by number, and how many entries wait for their sender’s word',
    run: async ({ forms, actor }) => {
      const lines = (await forms.list(actor)).map(
        ({ formId, formName, sent, waiting, newest }) =>
          `${formId}  ${formName ?? ''}  sent ${sent}, waiting ${waiting}, last ${newest ? formatShopTime(newest) : 'never'}`,
      )
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['forms', 'export'],
    usage: '<form number> <file>',
    summary: 'writes everything that was sent by a form to a new file, as CSV',
    run: async ({ forms, actor }, [form, file]) => {
      if (numberOf(form) === 0) return failed('The number of a form is needed: see forms list')
      if (file === undefined) return failed('The name of a file is needed')
      const { count, csv } = await forms.export(numberOf(form), actor)
      try {
        await writeFile(file, csv, { flag: 'wx', mode: 0o600 })
      } catch {
        return failed(`The file "${file}" is there already, or cannot be written`)
      }
      return done(`${count} submissions are in ${file}`)
    },
  },
  {
    name: ['forms', 'files'],
    usage: '<reference> <directory>',
    summary: 'writes the files of one submission into a directory; the reference is in its mail and in the table',
    run: async ({ forms, actor }, [id = '', directory]) => {
      if (!reference.test(id)) return failed('The reference of a submission is needed')
      if (directory === undefined) return failed('The name of a directory is needed')
      const files = await forms.files(id, actor)
      await mkdir(directory, { recursive: true })
      for (const [index, { name, mediaType, bytes }] of files.entries()) {
        // The shop names the file: a visitor's file name is never used as a path.
        const path = resolve(directory, `${id.slice(0, 8)}-${index + 1}-${name}.${extensions[mediaType] ?? 'bin'}`)
        try {
          await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
        } catch {
          return failed(`"${path}" is there already, or cannot be written`)
        }
      }
      return done(`${files.length} files are in ${directory}`)
    },
  },
]
