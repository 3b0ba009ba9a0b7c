import type { AccordionItem } from '#src/kit/Accordion.tsx'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import type { Language } from '#src/common/locale.ts'
import type { TextFunction } from '#src/shell/web/text/use-text.ts'
import type { ProductPageFields, Variation } from '../../contract/product.ts'
import { allergenRows, dietRows, suitableRows } from '../../rules/facts.ts'
import { nutritionRows } from '../../rules/nutrition.ts'
import { AllergenList, DietList, SuitableList } from './FactLists.tsx'
import { finnishIn } from './finnish-fields.ts'
import { IngredientList } from './IngredientList.tsx'
import { NutritionTable } from './NutritionTable.tsx'

/**
 * What the law and the curious want to know, in the order of specification 2; a section without content, or hidden by the
 * product's display options, is left out.
 */
export function productSections(
  fields: ProductPageFields,
  variation: Variation,
  language: Language,
  text: TextFunction,
): AccordionItem[] {
  const options = fields.productPageMetadata
  const isFood = fields.responsibleOperator !== null
  const sections: (AccordionItem | false)[] = [
    variation.ingredients !== '' && {
      id: 'ingredients',
      title: text('/catalogue/product/ingredients'),
      body: <IngredientList of={variation} />,
    },
    !options.hideAllergens &&
      allergenRows(variation.allergens, language).length > 0 && {
        id: 'allergens',
        title: text('/catalogue/product/allergens'),
        body: <AllergenList entries={variation.allergens} />,
      },
    !options.hideSuitables &&
      suitableRows(variation.suitableFor, language).length > 0 && {
        id: 'suitable-for',
        title: text('/catalogue/product/suitable-for'),
        body: <SuitableList entries={variation.suitableFor} />,
      },
    !options.hideDiets &&
      dietRows(variation.diets, language).length > 0 && {
        id: 'diets',
        title: text('/catalogue/product/diets'),
        body: <DietList entries={variation.diets} />,
      },
    nutritionRows(variation, language).length > 0 && {
      id: 'nutrition',
      title: text('/catalogue/product/nutrition'),
      open: true,
      body: <NutritionTable facts={variation} header={fields.nutritionValueHeader} />,
    },
    ((!isFood && fields.storage !== '') || fields.additionalProductDetails.length > 0) && {
      id: 'details',
      title: text('/catalogue/product/details'),
      // A food's storage stands in its table.
      body: <FurtherDetails fields={fields} storageTitle={isFood ? null : text('/catalogue/product/storage')} />,
    },
  ]
  return sections.filter((section) => section !== false)
}

function FurtherDetails({ fields, storageTitle }: { fields: ProductPageFields; storageTitle: string | null }) {
  const lang = finnishIn(fields)
  return (
    <div className="product-further">
      {storageTitle !== null && fields.storage !== '' && (
        <div>
          <b>{storageTitle}</b>
          <p lang={lang('storage')}>{fields.storage}</p>
        </div>
      )}
      {fields.additionalProductDetails.map((detail) => (
        <div key={detail.title} lang={lang('additionalProductDetails')}>
          <b>{detail.title}</b>
          <SafeHtml html={detail.content} />
        </div>
      ))}
    </div>
  )
}
