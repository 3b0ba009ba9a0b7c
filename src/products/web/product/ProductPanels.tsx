import { type ReactNode, Suspense } from 'react'
import { findCountry } from '#src/common/countries.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Icon } from '#src/kit/Icon.tsx'
import { SidePanel } from '#src/kit/SidePanel.tsx'
import { useLanguage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import type { IncludedItem, ProductPageFields, Variation } from '../../contract/product.ts'
import { allergenRows, dietRows, suitableRows } from '../../rules/facts.ts'
import { ProductName } from '../cards/ProductName.tsx'
import { useCartSlots } from '../cart-slots.ts'
import { AllergenList, DietList, SuitableList } from './FactLists.tsx'
import { finnishIn } from './finnish-fields.ts'
import { IncludedDetails } from './IncludedDetails.tsx'
import { isItemOpen, type OpenPanels, type PanelName, withItem } from './panels.ts'

interface ProductPanelsProps {
  fields: ProductPageFields
  variation: Variation
  open: OpenPanels
  onChange: (next: OpenPanels) => void
}

/** Every side panel of the page; its code comes with the first press. */
export function ProductPanels({ fields, variation, open, onChange }: ProductPanelsProps) {
  const text = useText()
  const panel = (name: PanelName, title: string, body: ReactNode) => (
    <SidePanel
      open={open.named === name}
      onClose={() => onChange({ ...open, named: null })}
      title={title}
      closeLabel={text('/catalogue/panel/close')}
    >
      <div className="kit-drawer__text">{body}</div>
    </SidePanel>
  )
  return (
    <>
      {panel('info', text('/catalogue/panel/info'), <Info fields={fields} variation={variation} />)}
      {panel('diets', text('/catalogue/panel/diets'), <Diets fields={fields} variation={variation} />)}
      {panel('shipping', fields.shippingTitle || text('/catalogue/panel/shipping'), <Shipping fields={fields} />)}
      {fields.sizeGuide !== null &&
        panel(
          'size-guide',
          text('/catalogue/panel/size-guide'),
          <div lang={finnishIn(fields)('sizeGuide')}>
            <SafeHtml html={fields.sizeGuide} />
          </div>,
        )}
      {variation.includedItems.map((item) => (
        <SidePanel
          key={item.packageEntry.code}
          open={isItemOpen(open, item)}
          onClose={() => onChange(withItem(open, item.packageEntry.code, false))}
          title={<span lang={item.packageEntry.nameLanguage}>{item.packageEntry.displayName}</span>}
          closeLabel={text('/catalogue/panel/close')}
        >
          <IncludedDetails item={item} />
          <OtherItems
            items={variation.includedItems.filter((other) => !isItemOpen(open, other))}
            onOpen={(code) => onChange(withItem(open, code, true))}
          />
        </SidePanel>
      ))}
    </>
  )
}

function Info({ fields, variation }: { fields: ProductPageFields; variation: Variation }) {
  const text = useText()
  const lang = finnishIn(fields)
  return (
    <>
      <p className="kit-lead" lang={lang('nameOfTheFood')}>
        {fields.nameOfTheFood}
      </p>
      <div lang={lang('xhtmlDescription')}>
        <SafeHtml html={variation.description || fields.xhtmlDescription} />
      </div>
      <dl className="product-facts">
        {variation.weightString !== '' && (
          <div>
            <dt>{text('/catalogue/product/net-weight')}</dt>
            <dd className="kit-num">{variation.weightString}</dd>
          </div>
        )}
        {fields.storage !== '' && (
          <div>
            <dt>{text('/catalogue/product/storage')}</dt>
            <dd lang={lang('storage')}>{fields.storage}</dd>
          </div>
        )}
        <div>
          <dt>{text('/catalogue/product/code')}</dt>
          <dd className="kit-num">{variation.code}</dd>
        </div>
      </dl>
    </>
  )
}

function Diets({ fields, variation }: { fields: ProductPageFields; variation: Variation }) {
  const text = useText()
  const language = useLanguage()
  const { hideSuitables, hideDiets, hideAllergens } = fields.productPageMetadata
  const suitable = !hideSuitables && suitableRows(variation.suitableFor, language).length > 0
  const diets = !hideDiets && dietRows(variation.diets, language).length > 0
  const allergens = !hideAllergens && allergenRows(variation.allergens, language).length > 0
  return (
    <>
      {suitable && <h3 className="kit-d4">{text('/catalogue/product/suitable-for')}</h3>}
      {suitable && <SuitableList entries={variation.suitableFor} />}
      {diets && <h3 className="kit-d4">{text('/catalogue/product/diets')}</h3>}
      {diets && <DietList entries={variation.diets} />}
      {allergens && <h3 className="kit-d4">{text('/catalogue/product/allergens')}</h3>}
      {allergens && <AllergenList entries={variation.allergens} />}
      {!suitable && !diets && !allergens && <p>{text('/catalogue/panel/diets-none')}</p>}
    </>
  )
}

/** The rest of the package: another panel opens over this one, and the way back is to close it. */
function OtherItems({ items, onOpen }: { items: readonly IncludedItem[]; onOpen: (code: string) => void }) {
  const text = useText()
  if (items.length === 0) return null
  return (
    <section className="product-included product-included--also">
      <h3 className="kit-d4">{text('/catalogue/package/also')}</h3>
      <ul>
        {items.map(({ quantity, packageEntry: { code, displayName, nameLanguage } }) => (
          <li key={code}>
            <button type="button" className="product-included__row" aria-haspopup="dialog" onClick={() => onOpen(code)}>
              <span className="product-included__n kit-num">
                {text('/catalogue/package/pieces', { count: quantity })}
              </span>
              <span className="kit-name kit-hover-line" lang={nameLanguage}>
                <ProductName name={displayName} />
              </span>
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shipping({ fields: { deliveries } }: { fields: ProductPageFields }) {
  const text = useText()
  const { FreeShippingProgress } = useCartSlots()
  const hasCustoms = deliveries.some(({ countryCodes }) => countryCodes.some((code) => findCountry(code)?.hasCustoms))
  return (
    <>
      <p className="kit-lead">{text('/catalogue/shipping/lead')}</p>
      <dl className="product-facts kit-num">
        {deliveries.map(({ countries, methodName, priceString, estimateString, freeFromString }) => (
          <div key={`${countries} ${methodName}`}>
            <dt>{countries}</dt>
            <dd>
              {methodName}, {priceString}
              <br />
              {text('/catalogue/delivery/estimate', { days: estimateString })}
              {freeFromString !== '' && (
                <>
                  <br />
                  {text('/catalogue/delivery/free-from', { amount: freeFromString })}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {FreeShippingProgress && (
        <Suspense fallback={null}>
          <FreeShippingProgress />
        </Suspense>
      )}
      {hasCustoms && <p>{text('/delivery/customs-note')}</p>}
      <p>{text('/catalogue/shipping/returns')}</p>
    </>
  )
}
