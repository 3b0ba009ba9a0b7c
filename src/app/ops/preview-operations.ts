import { formatShopTime } from '#src/common/shop-time.ts'
import { previewDays, type PreviewScope } from '#src/content/server/previews.ts'
import { done, failed, type Operation, type Outcome } from './operation.ts'
import type { Operations } from './operations.ts'

async function withScope(
  operations: Operations,
  name: string | undefined,
  run: (scope: PreviewScope) => Promise<Outcome>,
): Promise<Outcome> {
  const scope = name === undefined ? null : await operations.findPreviewScope(name)
  return scope === null ? failed(`There is no content "${name ?? ''}"`) : run(scope)
}

export const previewOperations: readonly Operation[] = [
  {
    name: ['preview-link'],
    usage: '<id, key or project:id> [days]',
    summary: `an address that shows the drafts of an item or project, for ${previewDays} days at most`,
    run: (services, [name, days = String(previewDays)]) =>
      withScope(services, name, async (scope) => {
        if (!/^\d$/.test(days) || Number(days) < 1 || Number(days) > previewDays)
          return failed(`Days are a number from 1 to ${previewDays}`)
        const { token, expiresAt } = await services.previews.issue(scope, services.actor, Number(days))
        const address = await services.previews.addressOf(scope, services.actor)
        return done(`${services.publicUrl}${address}?preview=${token}\nuntil ${formatShopTime(expiresAt)}`)
      }),
  },
  {
    name: ['preview-end'],
    usage: '<id, key or project:id>',
    summary: 'takes back every preview address of an item or project',
    run: (services, [name]) =>
      withScope(services, name, async (scope) =>
        done(`${await services.previews.revoke(scope, services.actor)} taken back`),
      ),
  },
]
