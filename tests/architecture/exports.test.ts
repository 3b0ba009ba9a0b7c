import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'

/*
 * What lost its last reader goes. An exported value is read by another file; a type may be exported for the signatures of its
 * file. A file is imported, or it is named where a process, a page or a test run begins.
 */

const root = resolve(import.meta.dirname, '../..')
const code = globSync('{src,tests,demo,standins,scripts,bench}/**/*.{ts,tsx,mjs}', { cwd: root })
const sources = new Map(
  [...code, ...globSync('*.config.ts', { cwd: root })].map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** What is taken of other files, each as `file name`; `file *` stands for all of it. */
function takenBy(file: string, text: string): string[] {
  const { module } = parseSync(file, text)
  const target = (name: string) => (name.startsWith('#src/') ? join('src', name.slice(5)) : join(dirname(file), name))
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.flatMap(({ importName, localName }) => {
      const from = target(moduleRequest.value)
      if (importName.kind !== 'NamespaceObject') return [`${from} ${importName.name ?? 'default'}`]
      const members = [...text.matchAll(new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      // Its own import is the one mention without a member.
      const isWhole = (text.match(new RegExp(`\\b${localName.value}\\b(?!\\.)`, 'g'))?.length ?? 0) > 1
      return [...members, ...(isWhole ? ['*'] : [])].map((name) => `${from} ${name}`)
    }),
  )
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null ? [] : [`${target(moduleRequest.value)} ${importName.name ?? '*'}`],
    ),
  )
  const loaded = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => `${target(text.slice(start, end).replaceAll(/['"`]/g, ''))} *`,
  )
  return [...imported, ...passedOn, ...loaded, ...globbed(file, text)]
}

/** The values that a file exports where they are declared, in a list, or of another file. */
function exportedBy(file: string, text: string): string[] {
  const lists = parseSync(file, text).module.staticExports.filter(({ start }) => text.startsWith('export {', start))
  return [
    ...[...text.matchAll(/^export (?:async )?(?:const|let|class|function\*?) +(\w+)/gm)].map(([, name = '']) => name),
    ...lists.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, isType }) => (isType ? [] : [exportName.name ?? ''])),
    ),
  ]
}

/** The files of `import.meta.glob`, each of them whole. */
const globbed = (file: string, text: string): string[] =>
  [...text.matchAll(/import\.meta\.glob<[^(]*\(\s*'([^']+)'/g)].flatMap(([, pattern = '']) =>
    globSync(join(dirname(file), pattern), { cwd: root }).map((found) => `${found} *`),
  )

const taken = new Set([...sources].flatMap(([file, text]) => takenBy(file, text)))
const isTaken = (file: string, name: string): boolean => taken.has(`${file} ${name}`) || taken.has(`${file} *`)
const takenFiles = new Set([...taken].map((one) => one.slice(0, one.lastIndexOf(' '))))

/** Loaded by path: tables and what staff may call by tests, the renderer from its build, the seed and the set-up of a run. */
const loadedByPath = new RegExp(
  [
    String.raw`\.tables\.ts$`,
    '^src/platform/mail/mails.resource.ts$',
    '^src/app/browser/render.tsx$',
    '^demo/seed.ts$',
    '^tests/support/global-setup.ts$',
  ].join('|'),
)
const isTest = (file: string): boolean => /\.(test|e2e)\.tsx?$/.test(file)
const written = [...sources].filter(([file]) => !isTest(file) && !loadedByPath.test(file))

describe('what is exported', () => {
  it('is looked for in files that are really read', () => {
    expect(isTaken('src/common/money.ts', 'displayMoney')).toBe(true)
    expect(isTaken('src/common/money.ts', 'somethingElse')).toBe(false)
    expect(takenFiles.size).toBeGreaterThan(1_000)
  })

  it('is read by another file: otherwise it loses its `export`, or goes', () => {
    const unread = written
      .filter(([file]) => !file.endsWith('.config.ts'))
      .flatMap(([file, text]) =>
        exportedBy(file, text)
          .filter((name) => !isTaken(file, name) && !text.includes(`\nexport type ${name} `))
          .map((name) => `${file} ${name}`),
      )
    expect(unread).toEqual([])
  })

  it('is in a file that is imported, or named where something begins', () => {
    const words = [...sources].map(([, text]) => text).join('\n')
    const unread = written
      .map(([file]) => file)
      .filter((file) => file.startsWith('src/') && !takenFiles.has(file) && !words.includes(basename(file)))
    expect(unread).toEqual([])
  })
})
