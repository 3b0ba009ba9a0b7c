import { done, failed, type Operation } from './operation.ts'

const rowText = (row: object): string =>
  Object.entries(row)
    .map(([field, value]) => `${field}=${JSON.stringify(value)}`)
    .join(' ')

/**
 * Operations on settings that the shop's staff change while it runs; the audit says who did (`audit list --subject
 * setting`).
 */
export const settingOperations: readonly Operation[] = [
  {
    name: ['settings', 'list'],
    usage: '[beginning of a name]',
    summary: 'all settings by name: delivery, VAT, how long goods are held, what a shopper agrees to',
    run: async ({ settings, actor }, [beginning = '']) => {
      const found = (await settings.list(actor)).filter(({ name }) => name.startsWith(beginning))
      return done(found.map(({ name, row }) => `${name}  ${rowText(row)}`).join('\n') || 'none')
    },
  },
  {
    name: ['settings', 'get'],
    usage: '<name>',
    summary: 'a setting, and what it is about',
    run: async ({ settings, actor }, [asked = '']) => {
      const found = (await settings.list(actor)).find(({ name }) => name === asked)
      return found ? done(`${found.summary}\n${rowText(found.row)}`) : failed(`There is no setting "${asked}"`)
    },
  },
  {
    name: ['settings', 'set'],
    usage: '<name> <field=value…>',
    summary: 'changes fields of a setting, at once and everywhere: settings set delivery/home freeFromCents=5900',
    run: async ({ settings, actor }, [name = '', ...assignments]) => {
      const changes = assignments.map((assignment) => {
        const at = assignment.indexOf('=')
        return [assignment.slice(0, Math.max(0, at)), valueOf(assignment.slice(at + 1))] as const
      })
      if (changes.length === 0 || changes.some(([field]) => field === '')) return failed('field=value is needed')
      const result = await settings.set(name, Object.fromEntries(changes), actor)
      if (result.ok) return done(`${name}  ${rowText(result.value)}`)
      return failed(
        result.error.kind === 'fields'
          ? `Refused: ${Object.keys(result.error.fields).join(', ')} may not be so`
          : `There is no setting "${name}"`,
      )
    },
  },
]

/** JSON, or the text itself. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
