import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every dependency has a line that says what it is for, and every line a dependency', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>
  const installed = ['dependencies', 'optionalDependencies', 'devDependencies'].flatMap((section) =>
    Object.keys(manifest[section] ?? {}),
  )
  const listed = [
    ...readFileSync('docs/decisions/dependencies.md', 'utf8').matchAll(/^\|\s*`([^`]+)`\s*\|\s*\S.*\|$/gm),
  ].flatMap(([, names]) => (names ?? '').split(', '))
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : entry === name
  expect(installed.filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual([])
  expect(listed.filter((entry) => !installed.some((name) => covers(entry, name)))).toEqual([])
})

interface LockedPackage {
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/**
 * What `npm ci` would find missing: a package that another one names and no folder above it holds. A registry that lacks
 * one platform's binary lets `npm install` leave it out without a word, and the next clean installation fails.
 */
function missingFrom(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => {
        const above = folder.split('/node_modules/').map((_, depth, parts) => parts.slice(0, depth + 1))
        return ![
          `node_modules/${name}`,
          ...above.map((parts) => `${parts.join('/node_modules/')}/node_modules/${name}`),
        ].some((place) => place in packages)
      })
      .map((name) => `${folder || 'the project'}: ${name}`),
  )
}

it('the lockfile holds every package that it names, on every platform, and no download addresses', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  expect(missingFrom(packages)).toEqual([])
  expect(Object.keys(packages).filter((folder) => packages[folder]?.resolved)).toEqual([])
  expect(missingFrom({ 'node_modules/tool': { optionalDependencies: { 'tool-on-mars': '1.0.0' } } })).toEqual([
    'node_modules/tool: tool-on-mars',
  ])
})

it('what hands something down by a context is there once: a second copy of it would hand down nothing', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }
  const names = ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'react-hook-form']
  const copiesOf = (name: string) => Object.keys(packages).filter((folder) => folder.endsWith(`node_modules/${name}`))
  expect(names.flatMap(copiesOf)).toEqual(names.map((name) => `node_modules/${name}`))
})
