import { spaceUnit } from '../../rules/names.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'

/**
 * The variation's name with the soft hyphens of the product's, which it begins with: "Suklaa-hassel-pähkinät 150 g". A
 * variation with a name all of its own keeps it as it is.
 */
export function productTitle(variationName: string, displayName: string): string {
  const plain = withoutSoftHyphens(displayName)
  const name = variationName.startsWith(plain) ? displayName + variationName.slice(plain.length) : variationName
  return spaceUnit(name)
}
