import { watch } from 'node:fs'
import { join } from 'node:path'

const pauseMs = 150
// Vite reloads these in place.
const browserOnly = /(^|\/)(web|kit)\/|^app\/browser\/|\.css$|\.test(-process)?\.tsx?$/

/** Calls `onChange` once for each burst of changes to files the server runs. */
export function watchServerFiles(project: string, onChange: (file: string) => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(join(project, 'src'), { recursive: true }, (_event, file) => {
    if (file === null || !/\.(ts|json|sql)$/.test(file) || browserOnly.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => onChange(`src/${file}`), pauseMs)
  })
  return {
    close() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
