import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { localeTag } from '#src/common/locale.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields, Variation } from '../../contract/product.ts'
import { finnishIn } from './finnish-fields.ts'

/**
 * What the law requires before a food is bought and no other section shows: name, quantity, shelf life, storage, origin and
 * responsible operator. Renders nothing for what is not food.
 */
export function FoodInformation({ fields, variation }: { fields: ProductPageFields; variation: Variation }) {
  const text = useText()
  const language = useLanguage()
  const lang = finnishIn(fields)
  const { responsibleOperator: operator, bestBeforeMinDays: days, alcoholPercent: alcohol } = fields
  if (operator === null) return null
  const pieces = variation.pieces > 1 ? text('/catalogue/product/pieces', { count: variation.pieces }) : ''
  const rows: [key: string, value: string, field?: string][] = [
    ['/catalogue/food/name', fields.nameOfTheFood, 'nameOfTheFood'],
    ['/catalogue/food/net-quantity', [variation.weightString, pieces].filter((part) => part !== '').join(' · ')],
    ['/catalogue/food/drained-weight', variation.drainedWeightString],
    [
      '/catalogue/food/alcohol',
      alcohol === null ? '' : text('/catalogue/food/alcohol-value', { percent: decimal(alcohol, language) }),
    ],
    ['/catalogue/food/best-before', days === null ? '' : text('/catalogue/food/best-before-value', { count: days })],
    ['/catalogue/food/storage', fields.storage, 'storage'],
    ['/catalogue/food/origin', fields.countryOfOrigin],
    ['/catalogue/food/main-ingredient', fields.primaryIngredientOrigin, 'primaryIngredientOrigin'],
    ['/catalogue/food/operator', `${operator.name}, ${operator.address}`],
  ]
  return (
    <section className="product-food">
      <h2 className="kit-d4">{text('/catalogue/food/heading')}</h2>
      <dl className="product-facts">
        {rows
          .filter(([, value]) => value !== '')
          .map(([key, value, field]) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd lang={field === undefined ? undefined : lang(field)}>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

const decimal = (value: number, language: ReturnType<typeof useLanguage>): string =>
  value.toLocaleString(localeTag(language), { maximumFractionDigits: 1 })
