import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectDirectory } from '../support/places.ts'

/*
 * Licences of all packages of the lockfile, on every platform. They ask for no more than their own text beside the program; what asks
 * for more stands below with how that is met. Where a package is installed, its own file says the same as the lockfile.
 */

const free = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]
/** Tools of development are not handed on, so that changes to their files alone would have to be shown. */
const freeForTools = [...free, 'MPL-2.0', 'Python-2.0']

/** Packages by the beginning of their name, each with the one licence that is not free as above, and why it may be used. */
const known: Readonly<Record<string, { licence: string; reason: string }>> = {
  '@img/sharp-': {
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own, which is loaded at run time and can be replaced',
  },
  mediabunny: { licence: 'MPL-2.0', reason: 'its files are used as they are' },
  'png-js': { licence: 'none', reason: 'its LICENSE is MIT' },
}

interface Locked {
  license?: string
  dev?: boolean
  devOptional?: boolean
}
interface Manifest {
  license?: string
  licenses?: { type: string }[]
}

const { packages } = JSON.parse(readFileSync(join(projectDirectory, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** What a package's own file says; null: it is not installed, as parts for other platforms. */
function ownLicence(folder: string): string | null {
  const file = join(projectDirectory, folder, 'package.json')
  if (!existsSync(file)) return null
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Manifest // npm's own file
  return license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none'
}

const all = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, { license, dev, devOptional }]) => ({
    name: nameOf(folder),
    locked: license,
    licence: license ?? ownLicence(folder) ?? 'none',
    own: ownLicence(folder),
    isTool: dev === true || devOptional === true,
  }))

/** Whether an SPDX expression leaves a choice of which all parts are allowed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence)))
}

const exceptionOf = (name: string) => Object.entries(known).find(([beginning]) => name.startsWith(beginning))?.[1]

it('every package has a licence that asks for no more than its text, or a line that says how more is met', () => {
  expect(all.length).toBeGreaterThan(500)
  const refused = all.filter(({ name, licence, isTool }) => {
    const more = exceptionOf(name)?.licence
    return !isAllowed(licence, [...(isTool ? freeForTools : free), ...(more === undefined ? [] : [more])])
  })
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
})

it('no exception is left that no package needs', () => {
  const needed = all.filter(({ licence, isTool }) => !isAllowed(licence, isTool ? freeForTools : free))
  const unused = Object.keys(known).filter((beginning) => !needed.some(({ name }) => name.startsWith(beginning)))
  expect(unused).toEqual([])
})

it('the lockfile says of each installed package what its own file says', () => {
  expect(all.filter(({ own, locked }) => own !== null && locked !== undefined && own !== locked)).toEqual([])
})

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  ['SSPL-1.0', false],
  ['none', false],
])('“%s” is allowed: %s', (expression, allowed) => expect(isAllowed(expression, free)).toBe(allowed))
