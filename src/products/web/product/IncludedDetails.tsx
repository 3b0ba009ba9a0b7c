import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { IncludedItem } from '../../contract/product.ts'
import { IngredientList } from './IngredientList.tsx'
import { NutritionTable } from './NutritionTable.tsx'

/** One product of a package: how many, what it is, what it is made of. */
export function IncludedDetails({ item: { quantity, packageEntry } }: { item: IncludedItem }) {
  const text = useText()
  const { nameOfTheFood, weightString } = packageEntry
  return (
    <div className="kit-drawer__text">
      <p className="kit-ui kit-muted kit-num">{text('/catalogue/package/in-package', { count: quantity })}</p>
      <p className="kit-ui">
        <span lang={packageEntry.nameOfTheFoodLanguage}>{nameOfTheFood}</span>
        {nameOfTheFood !== '' && weightString !== '' && ' · '}
        {weightString}
      </p>
      <div lang={packageEntry.descriptionLanguage}>
        <SafeHtml html={packageEntry.description} />
      </div>
      {packageEntry.ingredients !== '' && <h3 className="kit-d4">{text('/catalogue/product/ingredients')}</h3>}
      <IngredientList of={packageEntry} />
      <NutritionTable facts={packageEntry} />
    </div>
  )
}
