import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

const root = resolve(import.meta.dirname, '../..')

/** A rule of a sheet, by one of its selectors. */
export interface Rule {
  selector: string
  /** Of what it names anywhere, within `:has()` and `:not()` too. */
  classes: readonly string[]
  /** Set where it speaks of one class and of nothing else: what `:has()` and `:not()` ask does not count. */
  lone: string | undefined
}

export interface Sheet {
  file: string
  name: string
  domain: string
  /** What stands outside of every block: `@layer kit`, `@font-face`, `@import './base.css' layer(base)`, selectors. */
  outermost: readonly string[]
  rules: readonly Rule[]
  keyframes: readonly string[]
}

export function readSheets(): Sheet[] {
  // What a server puts into a document of its own, as the delivery widget's frame is, is no sheet of the site.
  return globSync('src/**/*.css', { cwd: root, exclude: ['src/*/server/**'] })
    .toSorted()
    .map((file) => ({
      file,
      name: basename(file, '.css'),
      domain: file.split('/')[1] ?? '',
      ...readSheet(readFileSync(resolve(root, file), 'utf8')),
    }))
}

export function readSheet(text: string): Pick<Sheet, 'outermost' | 'rules' | 'keyframes'> {
  const css = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/url\("[^"]*"\)/g, 'url()')
  const outermost: string[] = []
  const selectors: string[] = []
  const keyframes: string[] = []
  const open: string[] = []
  for (const [, before = '', end] of css.matchAll(/([^{};]*)([{};])/g)) {
    const prelude = before.trim().replaceAll(/\s+/g, ' ')
    if (open.length === 0 && prelude !== '') outermost.push(prelude)
    if (end === '{') {
      const name = /^@keyframes (.+)$/.exec(prelude)?.[1]
      if (name !== undefined) keyframes.push(name)
      else if (!prelude.startsWith('@') && !open.at(-1)?.startsWith('@keyframes')) selectors.push(...listOf(prelude))
      open.push(prelude)
    } else if (end === '}') open.pop()
  }
  return { outermost, rules: selectors.map(ruleOf), keyframes }
}

/** The selectors of a list: commas within brackets do not part them. */
const listOf = (prelude: string): string[] => prelude.split(/,(?![^([]*[)\]])/).map((selector) => selector.trim())

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

function ruleOf(selector: string): Rule {
  const asked = /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
  const [lone, ...others] = classesIn(selector.replaceAll(asked, ''))
  return { selector, classes: classesIn(selector), lone: others.length === 0 ? lone : undefined }
}

/** The class names that code gives to elements; `hero--` stands for all that begin so. A mail has a sheet of its own in it. */
export function readClassUses(): [name: string, file: string][] {
  const uses: [string, string][] = []
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (name) => !/\.test\.tsx?$|\/(server|contract|rules)\/|^src\/kit\/mail\//.test(name),
  )) {
    for (const name of classesOf(file, readFileSync(resolve(root, file), 'utf8'))) uses.push([name, file])
  }
  return uses
}

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const nameOf = (value: unknown): string =>
  isNode(value) ? (typeof value['name'] === 'string' ? value['name'] : nameOf(value['property'])) : ''

export function classesOf(file: string, source: string): Set<string> {
  const found = new Set<string>()
  const isClass = (name: string): boolean => /^class(Name)?$|ClassName$/.test(name)
  const isClassVariable = (name: string): boolean => isClass(name) || /[a-z]Class$/.test(name)

  /** Whether what stands under this key of a node is a class, where the node itself is one or not. */
  function isClassUnder(node: Node, key: string, within: boolean): boolean {
    switch (node.type) {
      case 'JSXAttribute':
        return key === 'value' && isClass(nameOf(node['name']))
      case 'CallExpression':
        return key === 'arguments' && ['clsx', 'buttonClass'].includes(nameOf(node['callee']))
      case 'Property':
        return key === 'value' && isClass(nameOf(node['key']))
      case 'VariableDeclarator':
        return key === 'init' && isClassVariable(nameOf(node['id']))
      case 'FunctionDeclaration':
        return key === 'body' && isClassVariable(nameOf(node['id'])) && file.endsWith('.tsx')
      case 'AssignmentExpression':
        return key === 'right' && nameOf(node['left']) === 'className'
      case 'ConditionalExpression':
      case 'IfStatement':
        return within && key !== 'test'
      case 'LogicalExpression':
        return within && (key === 'right' || node['operator'] !== '&&')
      case 'BinaryExpression':
      case 'MemberExpression':
      case 'JSXElement':
        return false
      default:
        return within
    }
  }

  function visit(value: unknown, within: boolean): void {
    if (Array.isArray(value)) for (const one of value) visit(one, within)
    if (!isNode(value)) return
    if (within && value.type === 'Literal' && typeof value['value'] === 'string') add(value['value'])
    if (within && value.type === 'TemplateLiteral') {
      const quasis = value['quasis'] as { value: { cooked: string } }[] // as ESTree has it
      add(quasis.map((quasi) => quasi.value.cooked).join('\0'))
      return
    }
    for (const [key, child] of Object.entries(value)) visit(child, isClassUnder(value, key, within))
  }
  function add(text: string): void {
    for (const token of text.split(/\s+/)) {
      const [beginning = '', ...rest] = token.split('\0')
      if (beginning !== '') found.add(rest.length > 0 && !/(--|__)$/.test(beginning) ? `${beginning}?` : beginning)
    }
  }
  visit(parseSync(file, source).program, false)
  return found
}
