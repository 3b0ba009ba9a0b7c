import { displayVolume, displayWeight } from '#src/common/measure.ts'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { FactEntry, NutrientsPer } from '../../contract/product.ts'
import { nutritionRows, portionGrams } from '../../rules/nutrition.ts'

interface NutritionTableProps {
  facts: { nutrientsPer: NutrientsPer; nutrients: FactEntry[]; ri: FactEntry[]; riPercent: FactEntry[] }
  /** Heading of the first column, from the product; without one it says per 100 g, or per 100 ml. */
  header?: string
}

/**
 * The table of the label (C-0.4, first function). The columns per portion are there when the portion is known. Energy takes two
 * rows, which share their name and their percent as on the wrapper.
 */
export function NutritionTable({ facts, header = '' }: NutritionTableProps) {
  const text = useText()
  const language = useLanguage()
  const rows = nutritionRows(facts, language)
  if (rows.length === 0) return null
  const grams = portionGrams(facts.ri)
  const isByVolume = facts.nutrientsPer === '100 ml'
  // Where facts are stated per 100 ml, the portion is in millilitres.
  const portion = grams === null ? null : (isByVolume ? displayVolume : displayWeight)(grams, language)
  const hasPercent = facts.riPercent.length > 0
  const isSecondEnergy = (index: number): boolean =>
    rows[index]?.nutrient.name === 'EnergyCalories' && rows[index - 1]?.nutrient.name === 'EnergyJoules'
  return (
    <table className="product-nutrition kit-num">
      <caption>
        {portion === null
          ? text('/catalogue/nutrition/caption')
          : text('/catalogue/nutrition/caption-portion', { portion })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="kit-visually-hidden">{text('/catalogue/nutrition/nutrient')}</span>
          </th>
          <th scope="col">
            {header || text(isByVolume ? '/catalogue/nutrition/per-100-ml' : '/catalogue/nutrition/per-100-g')}
          </th>
          {portion !== null && <th scope="col">{text('/catalogue/nutrition/per-portion', { portion })}</th>}
          {hasPercent && (
            <th scope="col">
              <abbr title={text('/catalogue/nutrition/percent-long')}>{text('/catalogue/nutrition/percent')}</abbr>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.nutrient.name} className={rowClass(row.nutrient.indented, isSecondEnergy(index))}>
            <th scope="row">
              {isSecondEnergy(index) ? (
                <span className="kit-visually-hidden">{text(row.labelKey)}</span>
              ) : (
                text(row.labelKey)
              )}
            </th>
            <td>{row.per100}</td>
            {portion !== null && <td>{row.perPortion}</td>}
            {hasPercent && !isSecondEnergy(index) && (
              <td rowSpan={isSecondEnergy(index + 1) ? 2 : undefined}>{row.percent}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rowClass = (indented: boolean, secondEnergy: boolean): string | undefined =>
  indented ? 'product-nutrition__sub' : secondEnergy ? 'product-nutrition__more' : undefined
