import { Value } from 'typebox/value'
import { ProductPageOptions } from '#src/products/contract/page-options.ts'
import { good, wrong } from './cell-type.ts'
import { excerpt } from './fault.ts'
import { json } from './list-cells.ts'
import { badText } from './text-cells.ts'

const shapes = ProductPageOptions.properties
const isName = (name: string): name is keyof typeof shapes => Object.hasOwn(shapes, name)
const stringsMax = 500

/** Whether no text in it, however deep, has what no text may have. */
function isClean(value: unknown): boolean {
  if (typeof value === 'string') return badText(value, stringsMax, false) === null
  return typeof value !== 'object' || value === null || Object.values(value).every(isClean)
}

/** Switches of the product page and its call to action; what is absent has its default. */
export const pageOptions = json<Record<string, unknown>>(
  `{"hideDiets": true, …}; names: ${Object.keys(shapes).join(', ')}`,
  {},
  (value) => Object.keys(value).length === 0,
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wrong('options', 'object', { value: excerpt(value) })
    for (const [name, option] of Object.entries(value)) {
      if (!isName(name))
        return wrong('name', 'choice', { value: excerpt(name), choices: Object.keys(shapes).join(', ') })
      if (!Value.Check(shapes[name], option) || !isClean(option))
        return wrong('options', 'option', { name, value: excerpt(option) })
    }
    return good(value as Record<string, unknown>)
  },
)
