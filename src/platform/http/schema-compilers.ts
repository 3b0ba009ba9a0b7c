import { Ajv, type Options as AjvOptions, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { build } from 'fast-json-stringify'
import { isMoment } from './date-time-format.ts'
import type { App } from './route-types.ts'

/** Keyed by schema: several routes answer with the same one. */
const serialisers = new WeakMap<object, ReturnType<typeof build>>()

/**
 * Each schema of a route is compiled when it is first needed: all of them at once take two seconds of a start and 20 MB, and
 * many are never needed. A schema that cannot be compiled therefore fails a request and not the start; a test compiles all.
 */
export function compileSchemasLazily(app: App): void {
  const common: AjvOptions = { allErrors: false, removeAdditional: false, useDefaults: true, strict: false }
  // Bodies are used as sent; queries and parameters arrive as text, so numbers and booleans are parsed from it.
  const strict = formats.default(new Ajv({ ...common, strictNumbers: true }))
  // strictNumbers stays off: it would let an infinite number that was parsed from text pass its own limits.
  const reading = formats.default(new Ajv({ ...common, coerceTypes: true }))
  for (const ajv of [strict, reading]) ajv.addFormat('date-time', isMoment)
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? strict : reading
    let compiled: ValidateFunction | undefined
    const validate: Pick<ValidateFunction, 'errors'> & ((data: unknown) => boolean) = (data) => {
      compiled ??= ajv.compile(schema as object)
      const isValid = compiled(data)
      validate.errors = compiled.errors ?? null
      return isValid
    }
    return validate
  })
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        serialiserOf(schema as object)(data),
  )
}

function serialiserOf(schema: object): ReturnType<typeof build> {
  let serialiser = serialisers.get(schema)
  if (!serialiser) serialisers.set(schema, (serialiser = build(schema)))
  return serialiser
}
