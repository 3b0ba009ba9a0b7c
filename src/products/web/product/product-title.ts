import { spaceUnit } from '../../rules/names.ts'
import { withoutSoftHyphens } from '#src/common/soft-hyphens.ts'

/**
 * Adds the product name's soft hyphens to a variation's name that begins with it: "Suklaa-hassel-pähkinät 150 g". Any other
 * variation name stays as it is.
 */
export function productTitle(variationName: string, displayName: string): string {
  const plain = withoutSoftHyphens(displayName)
  const name = variationName.startsWith(plain) ? displayName + variationName.slice(plain.length) : variationName
  return spaceUnit(name)
}
