import { Type } from 'typebox'
import { authorise } from '#src/common/authorise.ts'
import type { TextLookup } from '#src/common/errors.ts'
import { type Language, languages } from '#src/common/locale.ts'
import { refuse } from '#src/common/result.ts'
import { writeEnd } from '#src/common/shop-time.ts'
import { auditFields, readRecordAudit } from '#src/platform/audit/record-audit.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { createListQuery } from '#src/platform/resources/list-query.ts'
import { action, defineResource, recordFields, type Resource } from '#src/platform/resources/resource.ts'
import { noticeMaxLength, NoticeType, type StoredNotice } from '../contract/notice.ts'
import { htmlAsText } from '#src/common/html-text.ts'
import { productList } from './product-list.sql.ts'
import { createCatalogueOperations } from './product-operations.ts'
import { findProductParts } from './product-record.store.ts'

export interface ProductResourceDeps {
  db: Database
  clock: Clock
  text: TextLookup
}

const closed = (example: object) => ({ additionalProperties: false, examples: [example] })
const NoBody = Type.Object({}, closed({}))
const Named = Type.Object({ value: Type.String(), label: Type.String() })
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const time = Type.String({ format: 'date-time' })
const NoticeText = Type.String({ maxLength: noticeMaxLength })

const ProductRecord = Type.Object({
  ...recordFields(productList.fields),
  /** A row for each language; an empty text is shown in Finnish on the site. */
  texts: Type.Array(
    Type.Object({
      language: Named,
      name: Type.String(),
      nameOfTheFood: Type.String(),
      ingredients: Type.String(),
      /** Its words, without markup. */
      shortDescription: Type.String(),
    }),
  ),
  variations: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      weightGrams: Type.Integer(),
      shelf: orNull(Type.String()),
      /** Shoppers who are mailed when it is back in stock. */
      waiting: Type.Integer(),
    }),
  ),
  /** Prices as they were written, newest first. A campaign without a price ended those before it. */
  prices: Type.Array(
    Type.Object({
      code: Type.String(),
      kind: Named,
      priceCents: orNull(Type.Integer()),
      validFrom: time,
      /** The last day that it includes, or the moment. */
      validTo: orNull(Type.String()),
      campaign: Type.String(),
      by: Type.String(),
    }),
  ),
  /** What pages, cards and carts say of it now: no row, or one for each language. */
  notice: Type.Array(Type.Object({ type: Named, language: Named, text: Type.String() })),
  timeline: auditFields.timeline,
})

/** Products in the back office: what is shown and said of them. Their facts come by import; stock has another page. */
export function productResource(deps: ProductResourceDeps): Resource {
  const { db, text } = deps
  const catalogue = createCatalogueOperations(deps)
  const rows = createListQuery(productList)
  return defineResource({
    reading: 'products:read',
    ...productList,
    record: ProductRecord,
    async find(id, { actor, language }) {
      authorise(actor, 'products:read')
      const [row, parts] = [await rows.one(db, id, language), await findProductParts(db, id)]
      if (row === null || parts === null) return null
      const inLanguage = (of: Language) => ({ value: of, label: text(language, `office/language/${of}`) })
      const typeOf = ({ type }: StoredNotice) => ({
        value: type,
        label: text(language, `office/products/notice/${type}`),
      })
      const { notice } = parts
      const fields = {
        ...row,
        texts: parts.texts.map(({ language: of, shortDescription, ...texts }) => ({
          language: inLanguage(of),
          ...texts,
          shortDescription: htmlAsText(shortDescription),
        })),
        variations: parts.variations,
        prices: parts.prices.map(({ kind, validFrom, validTo, ...price }) => ({
          ...price,
          kind: { value: kind, label: text(language, `office/products/price/${kind}`) },
          validFrom: validFrom.toISOString(),
          validTo: validTo && writeEnd(validTo),
        })),
        notice: languages.flatMap((of) =>
          notice && notice.texts[of] !== ''
            ? [{ type: typeOf(notice), language: inLanguage(of), text: notice.texts[of] }]
            : [],
        ),
        timeline: (await readRecordAudit(deps, 'product', id, language)).timeline,
      }
      const isShown = row['status'] === 'published'
      const ready = [isShown ? 'withdraw' : 'publish', 'notice', ...(notice ? ['remove-notice'] : [])]
      return { version: null, ready, fields }
    },
    actions: {
      publish: action({
        permission: 'products:publish',
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => catalogue.publish(id, true, actor),
      }),
      withdraw: action({
        permission: 'products:publish',
        isBulk: true,
        body: NoBody,
        run: (id, _, { actor }) => catalogue.publish(id, false, actor),
      }),
      notice: action({
        permission: 'products:write',
        isBulk: true,
        body: Type.Object(
          {
            noticeType: NoticeType,
            textFi: NoticeText,
            textSv: Type.Optional(NoticeText),
            textEn: Type.Optional(NoticeText),
          },
          closed({ noticeType: 'recall', textFi: 'Älä syö erää L2611.', textSv: 'Ät inte parti L2611.' }),
        ),
        async run(id, { noticeType: type, textFi: fi, textSv: sv = '', textEn: en = '' }, { actor }) {
          const done = await catalogue.setNotice(id, { type, texts: { fi, sv, en } }, actor)
          if (done.ok || done.error.kind !== 'fields') return done
          // The schema holds the lengths, so that only a notice that says nothing is left to refuse.
          return refuse({ kind: 'fields', fields: { textFi: ['forms/required'] } })
        },
      }),
      'remove-notice': action({
        permission: 'products:write',
        body: NoBody,
        run: (id, _, { actor }) => catalogue.setNotice(id, null, actor),
      }),
    },
  })
}
