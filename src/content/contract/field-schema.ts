import { type TSchema, Type } from 'typebox'
import { isTime } from '#src/common/shop-time.ts'
import { idMax, StoredArea } from './area.ts'
import { type Field, type Fields, pageUri } from './fields.ts'
import { markupMax } from './markup-limits.ts'

/* The schema that validates stored values, made from the kinds of their fields. */

/** A page, a place on this site or this page, or an address that a browser goes to and never runs. */
const urlPattern = `^(?:${pageUri}|/(?![/\\\\]).*|#[\\w-]+|(?:https?|mailto|tel):\\S+)?$`
const codePattern = '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'

const StoredMedia = Type.Object(
  { media: Type.Integer({ minimum: 1, maximum: idMax }), altText: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
)

/** The schema of a type's stored fields. `complete`: as they may be published; otherwise a missing or null value is empty. */
export const schemaOf = (fields: Fields, complete: boolean): TSchema =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([name, one]) => {
        const schema = schemaOfField(one, complete)
        if (complete && one.required) return [name, schema]
        return [name, Type.Optional(Type.Union([schema, Type.Null()]))]
      }),
    ),
    { additionalProperties: false },
  )

function schemaOfField(one: Field, complete: boolean): TSchema {
  const isRequired = complete && one.required === true
  const text = (more: object = {}) =>
    Type.String({
      ...('maxLength' in one && { maxLength: one.maxLength }),
      ...(isRequired && { minLength: 1 }),
      ...more,
    })
  switch (one.kind) {
    case 'string':
      return text(one.pattern === undefined ? {} : { pattern: one.pattern })
    case 'richText':
      return text({ maxLength: one.maxLength ?? markupMax })
    case 'text':
    case 'embed':
      return text()
    case 'url':
    case 'pageRef':
      return text({ pattern: urlPattern, maxLength: 2_000 })
    case 'productRef':
    case 'categoryRef':
    case 'formRef':
    case 'feedRef':
      return text({ pattern: isRequired ? codePattern : `${codePattern}|^$` })
    case 'dateTime':
      return Type.Refine(text(), (written) => written === '' || isTime(written))
    case 'link': {
      const url = Type.String({ pattern: urlPattern, maxLength: 2_000 })
      return Type.Object({ label: Type.String(), url }, { additionalProperties: false })
    }
    case 'media':
      return StoredMedia
    case 'colour': {
      const roles = Type.Enum([...one.roles])
      return one.hex ? Type.Union([roles, Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })]) : roles
    }
    case 'number': {
      const limits = {
        ...(one.min !== undefined && { minimum: one.min }),
        ...(one.max !== undefined && { maximum: one.max }),
      }
      return one.integer ? Type.Integer(limits) : Type.Number(limits)
    }
    case 'visitorGroupRef':
      return Type.Integer({ minimum: 1, maximum: idMax })
    case 'boolean':
      return Type.Boolean()
    case 'enum':
      return Type.Enum(Object.keys(one.options))
    case 'group':
      return schemaOf(one.fields, complete)
    case 'list':
      return Type.Array(schemaOfField(one.of, complete), {
        ...(one.max !== undefined && { maxItems: one.max }),
        ...(complete && one.min !== undefined && { minItems: one.min }),
      })
    case 'area':
      return StoredArea
  }
}
