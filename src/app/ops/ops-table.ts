import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Refusal } from '#src/common/errors.ts'
import { isLanguage, type Language } from '#src/common/locale.ts'
import type { Result } from '#src/common/result.ts'
import { auditOperations } from './audit-operations.ts'
import { designerOperations } from './designer-operations.ts'
import { catalogueReport } from './catalogue-report.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'
import { formOperations } from './form-operations.ts'
import { facetOperations } from './facet-operations.ts'
import { keyOperations } from './key-operations.ts'
import { locationOperations } from './location-operations.ts'
import { mediaOperations } from './media-operations.ts'
import { merchandisingOperations } from './merchandising-operations.ts'
import { panelOperations } from './panel-operations.ts'
import { customerOperations } from './customer-operations.ts'
import { privacyOperations } from './privacy-operations.ts'
import { promotionOperations } from './promotion-operations.ts'
import { phraseRedirectOperations } from './phrase-redirect-operations.ts'
import { searchLogOperations } from './search-log-operations.ts'
import { orderOperations } from './order-operations.ts'
import type { Operations } from './operations.ts'
import { linesOf } from './resource-lines.ts'
import { catalogueOperations } from './catalogue-operations.ts'
import { documentOperations } from './document-operations.ts'
import { previewOperations } from './preview-operations.ts'
import { redirectOperations } from './redirect-operations.ts'
import { settingOperations } from './setting-operations.ts'
import { scheduleOperations } from './schedule-operations.ts'
import { searchOperations } from './search-operations.ts'
import { reconcileOperation } from './reconcile-operation.ts'
import { restoreOperations } from './restore-operations.ts'
import { reviewOperations } from './review-operations.ts'
import { staffOperations } from './staff-operations.ts'
import { newsOperations } from './news-operations.ts'
import { subscriberOperations } from './subscriber-operations.ts'
import { withdrawalOperations } from './withdrawal-operations.ts'
import { spokenLines } from './spoken-lines.ts'
import { transferOperations } from './transfer-operations.ts'

const outcomeOf = (result: Result<unknown, Refusal>, text: string): Outcome =>
  result.ok ? done(text) : failed(`Refused: ${JSON.stringify(result.error)}`)

/** Languages named on the line, all three when none is. */
function languagesOf(args: readonly string[]): Language[] {
  const named = args.filter(isLanguage)
  return named.length > 0 ? named : ['fi', 'sv', 'en']
}

async function withContent(
  operations: Operations,
  name: string | undefined,
  run: (id: number) => Promise<Outcome>,
): Promise<Outcome> {
  const id = name === undefined ? null : await operations.findContent(name)
  return id === null ? failed(`There is no content "${name ?? ''}"`) : run(id)
}

/** Lines that have a name here: some by hand, for what has no resource, and some that a resource makes. */
export const operations: readonly Operation[] = [
  {
    name: ['content', 'publish'],
    usage: '<id or key> [fi sv en]',
    summary: 'makes the drafts of an item its published versions',
    run: (services, [name, ...rest]) =>
      withContent(services, name, async (id) =>
        outcomeOf(await services.content.publish(id, languagesOf(rest), services.actor), `Published ${name}`),
      ),
  },
  {
    name: ['content', 'unpublish'],
    usage: '<id or key> [fi sv en]',
    summary: 'takes an item off the site; its versions stay',
    run: (services, [name, ...rest]) =>
      withContent(services, name, async (id) =>
        outcomeOf(await services.content.unpublish(id, languagesOf(rest), services.actor), `Unpublished ${name}`),
      ),
  },
  ...mediaOperations,
  ...auditOperations,
  ...restoreOperations,
  reconcileOperation,
  ...previewOperations,
  ...keyOperations,
  ...staffOperations,
  ...customerOperations,
  ...privacyOperations,
  ...settingOperations,
  ...redirectOperations,
  ...searchOperations,
  ...searchLogOperations,
  ...reviewOperations,
  ...transferOperations,
  ...orderOperations,
  ...documentOperations,
  ...withdrawalOperations,
  ...subscriberOperations,
  ...newsOperations,
  ...formOperations,
  ...scheduleOperations,
  ...designerOperations,
  ...catalogueOperations,
  ...merchandisingOperations,
  ...phraseRedirectOperations,
  ...facetOperations,
  ...panelOperations,
  ...promotionOperations,
  ...locationOperations,
  catalogueReport,
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
  const { name, usage, summary, optionsOf } = operation
  const args = line.slice(name.length)
  return {
    operation,
    help: args[0] === '--help' ? `npm run ops -- ${name.join(' ')} ${usage}\n\n${summary}` : null,
    run: async (services) => {
      const options = optionsOf?.(services) ?? operation.options ?? {}
      const read = readLine({ args, options, allowPositionals: true })
      return typeof read === 'string' ? failed(read) : operation.run(services, read.positionals, read.values)
    },
  }
}

/** Parses a line, or says what is wrong with it. */
function readLine(config: ParseArgsConfig) {
  try {
    return parseArgs(config)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Describes the operations, or those whose names begin with the given words. */
export function describeOperations(known: readonly Operation[], beginning: readonly string[] = []): string {
  const lines = known
    .filter(({ name }) => beginning.every((word, index) => name[index] === word))
    .map(({ name, usage, summary }) => `  ${`${name.join(' ')} ${usage}`.padEnd(64)} ${summary}`)
  return ['npm run ops -- <line>', '', ...lines].join('\n')
}
