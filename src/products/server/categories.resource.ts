import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { createCategoryAdmin } from './category-admin.ts'
import { categoryList } from './category-list.sql.ts'
import { listCategoryWords } from './category-record.store.ts'

const NoBody = Type.Object({}, { additionalProperties: false, examples: [{}] })
const CategoryRecord = Type.Object({
  ...recordFields(categoryList.fields),
  /** A row for each language. */
  texts: Type.Array(
    Type.Object({
      language: Type.Object({ value: Type.String(), label: Type.String() }),
      name: Type.String(),
      slug: Type.String(),
    }),
  ),
  timeline: auditFields.timeline,
})

/** Categories in the back office. Their form is the import's; what stands in them, products say. */
export function categoryResource(deps: { db: Database; clock: Clock; text: TextLookup }): Resource {
  const { db, text } = deps
  const categories = createCategoryAdmin(deps)
  const rows = createListQuery(categoryList)
  return defineResource({
    reading: 'products:read',
    ...categoryList,
    record: CategoryRecord,
    async find(id, { actor, language }) {
      authorise(actor, 'products:read')
      const row = await rows.one(db, id, language)
      if (row === null) return null
      const fields = {
        ...row,
        texts: (await listCategoryWords(db, id)).map(({ language: of, ...words }) => ({
          language: { value: of, label: text(language, `office/language/${of}`) },
          ...words,
        })),
        timeline: (await readRecordAudit(deps, 'category', id, language)).timeline,
      }
      return { version: null, ready: [row['isShown'] === true ? 'hide' : 'publish'], fields }
    },
    actions: {
      publish: action({
        permission: 'products:publish',
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => categories.setShown(id, true, actor),
      }),
      hide: action({
        permission: 'products:publish',
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => categories.setShown(id, false, actor),
      }),
    },
  })
}
