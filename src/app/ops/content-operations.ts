import { formatShopTime } from '#src/common/shop-time.ts'
import { previewDays, type PreviewScope } from '#src/content/server/previews.ts'
import { line, saying, type Words } from './line.ts'
import { failed, type Operation } from './operation.ts'
import type { Operations } from './operations.ts'
import { LineFault } from './usage.ts'

/** An item by its number or its key. */
async function itemOf({ findContent }: Operations, words: Words): Promise<number> {
  const id = await findContent(words.text('item'))
  if (id === null) throw new LineFault(`There is no content "${words.text('item')}"`)
  return id
}

async function scopeOf({ findPreviewScope }: Operations, words: Words): Promise<PreviewScope> {
  const scope = await findPreviewScope(words.text('item'))
  if (scope === null) throw new LineFault(`There is no content "${words.text('item')}"`)
  return scope
}

const yesNo = (word: string | undefined): boolean | undefined => (word === undefined ? undefined : word === 'yes')
const listOf = (word: string | undefined): string[] | undefined => word?.split(',').map((one) => one.trim())

/** When pages are on the site, who sees their drafts, and which visitors see a variant. An item is named by number or key. */
export const contentOperations: readonly Operation[] = [
  line(
    'content publish <item> [language:fi|sv|en…]',
    'makes the drafts of an item its published versions',
    async (services, words) => {
      const { content, actor } = services
      const published = content.publish(await itemOf(services, words), words.languages(), actor)
      return saying(published, `Published ${words.text('item')}`)
    },
  ),
  line(
    'content unpublish <item> [language:fi|sv|en…]',
    'takes an item off the site; its versions stay',
    async (services, words) => {
      const { content, actor } = services
      const unpublished = content.unpublish(await itemOf(services, words), words.languages(), actor)
      return saying(unpublished, `Unpublished ${words.text('item')}`)
    },
  ),
  line(
    'content schedule <item> [language:fi|sv|en…] [--at MOMENT] [--until MOMENT]',
    'says when the draft goes on the site and when it leaves it; without moments nothing happens by itself',
    async (services, words) => {
      const { content, actor } = services
      const times = { at: words.moment('at', 'begin'), until: words.moment('until', 'end') }
      const scheduled = content.schedule(await itemOf(services, words), words.languages(), times, actor)
      return saying(scheduled, `Scheduled ${words.text('item')}`)
    },
  ),
  line(
    'preview-link <item> [days]',
    `an address that shows the drafts of an item, or of project:<number>, for ${previewDays} days at most`,
    async (services, words) => {
      const { previews, publicUrl, actor } = services
      const [scope, days] = [await scopeOf(services, words), Number(words.maybe('days') ?? previewDays)]
      if (!Number.isInteger(days) || days < 1 || days > previewDays)
        return failed(`Days are a number from 1 to ${previewDays}`)
      const { token, expiresAt } = await previews.issue(scope, actor, days)
      const address = await previews.addressOf(scope, actor)
      return `${publicUrl}${address}?preview=${token}\nuntil ${formatShopTime(expiresAt)}`
    },
  ),
  line(
    'preview-end <item>',
    'takes back every preview address of an item or of project:<number>',
    async (services, words) =>
      `${await services.previews.revoke(await scopeOf(services, words), services.actor)} taken back`,
  ),
  line('visitor-groups list', 'groups of visitors, by number, with their rules', async ({ visitorGroups, actor }) =>
    (await visitorGroups.list(actor)).map(
      ({ id, key, name, rule }) => `${id}  ${key}  ${name}  ${JSON.stringify(rule)}`,
    ),
  ),
  line(
    'visitor-groups set <key> <name> [--language fi,sv] [--campaign a,b] [--signed-in yes|no] [--cart-from EUROS] [--returning yes|no]',
    'makes a group of all of whom everything that is said is true, or changes it',
    ({ visitorGroups, actor }, words) => {
      const rule = {
        languages: listOf(words.maybe('language')),
        campaigns: listOf(words.maybe('campaign')),
        isSignedIn: yesNo(words.maybe('signed-in')),
        cartFromCents: words.has('cart-from') ? Math.round(Number(words.text('cart-from')) * 100) : undefined,
        isReturning: yesNo(words.maybe('returning')),
      }
      const said = Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined))
      const key = words.text('key')
      return saying(visitorGroups.set(key, words.text('name'), said, actor), (id) => `The group ${key} is number ${id}`)
    },
  ),
  line('visitor-groups remove <key>', 'ends a group that nothing on the site is for', async (services, words) => {
    const { visitorGroups, actor } = services
    const group = (await visitorGroups.list(actor)).find(({ key }) => key === words.text('key'))
    return group ? saying(visitorGroups.remove(group.id, actor), `Removed ${group.key}`) : null
  }),
]
