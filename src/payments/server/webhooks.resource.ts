import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { createWebhookAdmin, type WebhookAdminDeps } from './webhook-admin.ts'
import { webhookList } from './webhook-list.sql.ts'

/** Events of the payment provider in the back office: what came, and what became of it. Their content is not shown. */
export function webhookResource(deps: WebhookAdminDeps): Resource {
  const webhooks = createWebhookAdmin(deps)
  const rows = createListQuery(webhookList)
  return defineResource({
    reading: 'payments:read',
    ...webhookList,
    record: Type.Object(recordFields(webhookList.fields)),
    async find(id, { actor }) {
      authorise(actor, 'payments:read')
      const fields = await rows.one(deps.db, id)
      return fields && { version: null, ready: fields['status'] === 'applied' ? [] : ['replay'], fields }
    },
    actions: {
      replay: action({
        permission: 'payments:write',
        isBulk: true,
        body: Type.Object({}, { additionalProperties: false, examples: [{}] }),
        run: (id, _, { actor }) => webhooks.replay(id, actor),
      }),
    },
  })
}
