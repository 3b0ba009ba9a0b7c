import { useId } from 'react'
import type { Variation } from '#src/products/contract/product.ts'
import { Picture } from '#src/kit/Picture.tsx'
import { useText } from '#src/shell/web/text/use-text.ts'
import { plate } from '#src/engraving/rules/plate.ts'

interface FlavourTilesProps {
  variations: readonly Variation[]
  chosen: Variation
  onSelect: (variation: Variation) => void
}

/** The chocolates as pictures of their plates; an unavailable one stays visible. */
export function FlavourTiles({ variations, chosen, onSelect }: FlavourTilesProps) {
  const text = useText()
  const id = useId()
  return (
    <fieldset>
      <legend className="kit-legend">{text('/custom-tablet/flavour')}</legend>
      <div className="designer-flavour">
        {variations.map((variation) => (
          <label key={variation.code} className="designer-flavour__o">
            <input
              type="radio"
              className="kit-visually-hidden"
              name={id}
              value={variation.code}
              checked={variation.code === chosen.code}
              onChange={() => onSelect(variation)}
            />
            {variation.flavour && (
              <Picture
                image={{
                  url: variation.flavour.plates.front,
                  altText: '',
                  width: plate.width,
                  height: plate.height,
                }}
                preset="logo"
                sizes="128px"
                widths={[128, 256]}
              />
            )}
            <span>{variation.flavour?.name ?? variation.name}</span>
            {!(variation.isBuyable && variation.inStock) && (
              <small className="kit-muted">{text('/custom-tablet/flavour-out')}</small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
