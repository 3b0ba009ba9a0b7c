import { parseArgs, type ParseArgsConfig } from 'node:util'
import { RefusalError } from '#src/common/errors.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { contentOperations } from './content-operations.ts'
import { designerOperations } from './designer-operations.ts'
import { listingOperations } from './listing-operations.ts'
import { locationOperations } from './location-operations.ts'
import { mediaOperations } from './media-operations.ts'
import { failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'
import { orderOperations } from './order-operations.ts'
import { peopleOperations } from './people-operations.ts'
import { privacyOperations } from './privacy-operations.ts'
import { promotionOperations } from './promotion-operations.ts'
import { redirectOperations } from './redirect-operations.ts'
import { linesOf } from './resource-lines.ts'
import { reviewOperations } from './review-operations.ts'
import { runningOperations } from './running-operations.ts'
import { searchOperations } from './search-operations.ts'
import { spokenLines } from './spoken-lines.ts'
import { staffOperations } from './staff-operations.ts'
import { refusalText } from './told.ts'
import { transferOperations } from './transfer-operations.ts'
import { LineFault } from './usage.ts'

/** Lines that have a name here: some by hand, for what has no resource, and some that a resource makes. */
export const operations: readonly Operation[] = [
  ...contentOperations,
  ...mediaOperations,
  ...runningOperations,
  ...staffOperations,
  ...peopleOperations,
  ...privacyOperations,
  ...redirectOperations,
  ...searchOperations,
  ...reviewOperations,
  ...transferOperations,
  ...orderOperations,
  ...designerOperations,
  ...catalogueOperations,
  ...listingOperations,
  ...promotionOperations,
  ...locationOperations,
  ...spokenLines,
]

/** Every line there is; what a definition makes by itself gives way to a line of the same name. */
export function allLines({ resources, text }: Pick<Operations, 'resources' | 'text'>): Operation[] {
  const names = new Set(operations.map(({ name }) => name.join(' ')))
  const made = resources.flatMap((resource) => linesOf(resource, text))
  return [...operations, ...made.filter(({ name }) => !names.has(name.join(' ')))]
}

/** What a line asks for: help, when its first word is `--help`, or a run. Null: there is no such operation. */
export function findOperation(
  line: readonly string[],
  known: readonly Operation[] = operations,
): { operation: Operation; help: string | null; run: (services: Operations) => Promise<Outcome> } | null {
  const operation = known.find(({ name }) => name.every((word, index) => line[index] === word))
  if (!operation) return null
  const { name, usage, summary } = operation
  const args = line.slice(name.length)
  return {
    operation,
    help: args[0] === '--help' ? `npm run ops -- ${name.join(' ')} ${usage}\n\n${summary}` : null,
    run: (services) => runLine(operation, args, services),
  }
}

async function runLine({ options, run }: Operation, args: string[], services: Operations): Promise<Outcome> {
  try {
    const parsed = parseLine({
      args,
      options: typeof options === 'function' ? options(services) : options,
      allowPositionals: true,
    })
    return await run(services, parsed.positionals, parsed.values)
  } catch (error) {
    if (error instanceof LineFault) return failed(error.message)
    if (error instanceof RefusalError) return failed(`Refused: ${refusalText(error.refusal, services.text)}`)
    throw error
  }
}

function parseLine(config: ParseArgsConfig) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new LineFault(error instanceof Error ? error.message : String(error))
  }
}

/** Describes the operations, or those whose names begin with the given words. */
export function describeOperations(known: readonly Operation[], beginning: readonly string[] = []): string {
  const lines = known
    .filter(({ name }) => beginning.every((word, index) => name[index] === word))
    .map(({ name, usage, summary }) => `  ${`${name.join(' ')} ${usage}`.padEnd(64)} ${summary}`)
  return ['npm run ops -- <line>', '', ...lines].join('\n')
}
