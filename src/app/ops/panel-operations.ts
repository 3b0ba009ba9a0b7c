import { fieldColours } from '#src/products/contract/codes.ts'
import type { PanelTexts, PromoPanelRow } from '#src/listing/server/merchandising/promo-panel.store.ts'
import type { NewPromoPanel, PanelFault } from '#src/listing/server/merchandising/promo-panels.service.ts'
import { isLanguage, type Language, languages } from '#src/common/locale.ts'
import { parsePlace, placeUsage } from './facet-operations.ts'
import { done, failed, numberOf, type Operation } from './operation.ts'
import { describeTimes, readTimes, timeUsage } from './valid-time.ts'
import { panelTextMax } from '#src/listing/contract/merchandising-limits.ts'

/** Operations on the promo panels between the rows of lists. */
export const panelOperations: readonly Operation[] = [
  {
    name: ['panels', 'set'],
    usage: `<${placeUsage}> field=… picture=/media/… link=/… fi.title=… fi.text=… fi.link=… [sv.… en.…] ${timeUsage}`,
    summary: 'a panel between the rows of a list, in place of the one it has for the same time',
    run: async ({ promoPanels, actor }, args) => {
      const panel = readPanel(args)
      if (typeof panel === 'string') return failed(panel)
      const result = await promoPanels.set(panel, actor)
      if (!result.ok) return failed(`Refused: ${describeFault(result.error, panel)}`)
      const { id, link } = result.value
      return done(
        `${id}  ${nameOf(panel.category)}: "${panel.words.fi?.title}" leads to ${link}${describeTimes(panel.from, panel.to)}`,
      )
    },
  },
  {
    name: ['panels', 'list'],
    usage: '',
    summary: 'the panels that have not ended, and those that lead nowhere and are not shown',
    run: async ({ promoPanels, isLinkAlive, actor }) => {
      const lines: string[] = []
      for (const row of await promoPanels.list(actor)) {
        const dead = (await isLinkAlive(row.link)) ? '' : ': THERE IS NO SUCH PAGE, it is not shown'
        lines.push(`${row.id}  ${describe(row)}${dead}  (${row.changedBy})`)
      }
      return done(lines.join('\n') || 'none')
    },
  },
  {
    name: ['panels', 'remove'],
    usage: '<number>',
    summary: 'takes a panel away',
    run: async ({ promoPanels, actor }, [number = '']) => {
      const removed = await promoPanels.remove({ id: numberOf(number) }, actor)
      return removed.ok ? done(`No longer: ${describe(removed.value)}`) : failed(`There is no panel "${number}"`)
    },
  },
]

/** Field names as an operator writes them: `sv.link` is the text of the link in Swedish. */
const textNames: Readonly<Record<string, keyof PanelTexts>> = { title: 'title', text: 'body', link: 'linkLabel' }
const plainNames = ['field', 'picture', 'link'] as const

/** A new panel, or what is wrong with the line. */
function readPanel(args: readonly string[]): NewPromoPanel | string {
  const read = readTimes(args)
  if (typeof read === 'string') return read
  const [place = '', ...pairs] = read.words
  const category = parsePlace(place)
  if (category === undefined) return `"${place}" names no list: ${placeUsage}`
  const plain = new Map<string, string>()
  const words: NewPromoPanel['words'] = {}
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const [name, value] = [pair.slice(0, Math.max(0, at)), pair.slice(at + 1)]
    const [language, textName = ''] = name.split('.')
    const text = textNames[textName]
    if (plainNames.some((known) => known === name)) plain.set(name, value)
    else if (isLanguage(language) && text !== undefined) words[language] = { ...words[language], [text]: value }
    else return `"${pair}" says nothing here: a text of several words is quoted, "fi.title=Lue *lisää*"`
  }
  const missing = plainNames.find((name) => !plain.has(name))
  if (missing !== undefined) return `${missing}=… is needed`
  const [field = '', picture = '', link = ''] = plainNames.map((name) => plain.get(name))
  return { category, field, picture, link, words, from: read.from, to: read.to }
}

function describeFault(fault: PanelFault, { category, picture }: NewPromoPanel): string {
  switch (fault.kind) {
    case 'category':
      return `there is no category "${category}"`
    case 'field':
      return `a field is one of ${fieldColours.join(', ')}`
    case 'picture':
      return `the shop has no picture ${picture}: a path such as /media/category/lahjat.webp is needed`
    case 'from':
      return 'the start is not a valid time'
    case 'to':
      return 'it would end before it begins, or has ended already'
    case 'link':
      return linkFaults[fault.reason] ?? 'a path of this site is needed, such as /tuotteet/lahjat'
    case 'text':
      return describeTextFault(fault.language, fault.name)
    // A line that sets a panel takes the place of the one for its time, whatever it was.
    case 'same-time':
    case 'gone':
    case 'changed':
      return 'the panel was changed meanwhile'
  }
}

function describeTextFault(language: Language, name: keyof PanelTexts): string {
  const word = Object.keys(textNames).find((key) => textNames[key] === name)
  const all = language === 'fi' ? '' : `; without any ${language}.… it is Finnish there`
  return `${language}.${word} of 1 to ${panelTextMax[name]} letters is needed${all}`
}

const linkFaults: Readonly<Record<string, string>> = {
  'to-no-page': 'there is no page at that path',
  'to-reserved': 'that is a path of calls and files',
}

const nameOf = (category: string | null): string => (category === null ? 'all products' : `category ${category}`)

function describe({ categoryCode, words, link, field, validFrom, validTo }: PromoPanelRow): string {
  const said = languages.filter((language) => words[language] !== undefined).join(' ')
  const times = describeTimes(validFrom, validTo)
  return `${nameOf(categoryCode)}: "${words.fi.title}" (${said}) on ${field} leads to ${link}${times}`
}
