import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

/* The build leaves a picture that it does not find as it is named, and nothing but the page shows that it is missing. */
it('every file that a sheet names by its place is there', () => {
  const missing = globSync('src/**/*.css', { cwd: projectDirectory }).flatMap((sheet) => {
    const named = readFileSync(resolve(projectDirectory, sheet), 'utf8').matchAll(/url\('(\.[^'?#]*)/g)
    return [...named]
      .map(([, file = '']) => file)
      .filter((file) => !existsSync(resolve(projectDirectory, dirname(sheet), file)))
  })
  expect(missing).toEqual([])
})

/* The linter counts the lines of code alone. */
it('no sheet is longer than a file of code may be', () => {
  const lines = (sheet: string) => readFileSync(resolve(projectDirectory, sheet), 'utf8').trimEnd().split('\n').length
  const sheets = globSync('src/**/*.css', { cwd: projectDirectory })
  expect(sheets.filter((sheet) => lines(sheet) > 400)).toEqual([])
})
