import { parseArgs } from 'node:util'
import { compare, printDifferences } from './compare.ts'
import { readWalk, walk, writeWalk } from './walk.ts'

/*
 * walk record FILE [--folder=<checkout>]: asks the shop of this or another checkout, and writes what it answers.
 * walk compare BEFORE [AFTER]: prints what differs between two recordings, or between one and this checkout as it is.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' } },
})
const [what, file, other] = positionals
if (what === 'record' && file !== undefined) {
  const answers = await walk(values.folder)
  await writeWalk(file, answers)
  const statuses = Object.entries(Object.groupBy(answers, ({ status }) => `${status}`))
  const counts = statuses.map(([status, those]) => `${status}: ${those?.length}`)
  console.log(`${answers.length} answers (${counts.join(', ')})`)
} else if (what === 'compare' && file !== undefined) {
  const before = await readWalk(file)
  const after = other === undefined ? await walk(values.folder) : await readWalk(other)
  const differences = compare(before, after)
  console.log(printDifferences(differences))
  console.log(`${after.length} answers, ${differences.length} differences`)
  process.exitCode = differences.length === 0 ? 0 : 1
} else {
  console.error('walk record FILE [--folder=<checkout>] | walk compare BEFORE [AFTER]')
  process.exitCode = 2
}
