import type { Answer } from './answer.ts'

/** What differs in an answer, and in which answers it differs alike: a word of the footer is one difference. */
export interface Difference {
  lines: readonly string[]
  names: string[]
}

export function compare(before: readonly Answer[], after: readonly Answer[]): Difference[] {
  const differences = new Map<string, Difference>()
  const add = (name: string, lines: readonly string[]): void => {
    const known = differences.get(lines.join('\n'))
    if (!known) differences.set(lines.join('\n'), { lines, names: [name] })
    else if (known.names.at(-1) !== name) known.names.push(name)
  }
  const older = new Map(before.map((answer) => [answer.name, answer]))
  const newer = new Map(after.map((answer) => [answer.name, answer]))
  for (const name of older.keys()) if (!newer.has(name)) add(name, ['- (is asked no more)'])
  for (const [name, answer] of newer) {
    const other = older.get(name)
    if (!other) add(name, ['+ (was not asked)'])
    else for (const part of differencesOf(linesOf(other), linesOf(answer))) add(name, part)
  }
  return [...differences.values()]
}

const linesOf = ({ status, headers, body }: Answer): string[] => [`status ${status}`, ...headers, '', ...body]

const lookAhead = 400

/** The places where two texts differ, each as the lines that went and the lines that came. */
function differencesOf(before: readonly string[], after: readonly string[]): string[][] {
  const found: string[][] = []
  let left = 0
  let right = 0
  while (left < before.length || right < after.length) {
    if (before[left] === after[right]) {
      left += 1
      right += 1
      continue
    }
    const [gone, come] = nextCommon(before.slice(left, left + lookAhead), after.slice(right, right + lookAhead))
    found.push([
      ...before.slice(left, left + gone).map((line) => `- ${line}`),
      ...after.slice(right, right + come).map((line) => `+ ${line}`),
    ])
    left += gone
    right += come
  }
  return found
}

/** How many lines each side skips until both go on alike, as few as possible; all of them when they never do. */
function nextCommon(before: readonly string[], after: readonly string[]): [number, number] {
  const places = new Map<string, number>()
  let best: [number, number] = [before.length, after.length]
  for (const [at, line] of after.entries()) if (!places.has(line)) places.set(line, at)
  for (const [at, line] of before.entries()) {
    const other = places.get(line)
    if (other !== undefined && at + other < best[0] + best[1]) best = [at, other]
  }
  return best
}

const shownLines = 24
const shownNames = 6
const shownWidth = 240

export function printDifferences(differences: readonly Difference[]): string {
  return differences
    .map(({ lines, names }) => {
      const more = names.length > shownNames ? `, and ${names.length - shownNames} more` : ''
      const shown = lines.slice(0, shownLines).map((line) => `  ${clip(line)}`)
      const rest = lines.length > shownLines ? [`  … ${lines.length - shownLines} lines more`] : []
      return [`${names.slice(0, shownNames).join(', ')}${more}`, ...shown, ...rest].join('\n')
    })
    .join('\n\n')
}

const clip = (line: string): string => (line.length > shownWidth ? `${line.slice(0, shownWidth)}…` : line)
