import type { Images } from '#src/platform/images/images.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import { createPreviewAddresses } from './preview-address.ts'
import { previewRoutes } from './preview.routes.ts'

/** Routes for drawings of engraved tablets. */
export function createTabletDesignerModule(deps: {
  keyring: Pick<Keyring, 'tablets'>
  images: Pick<Images, 'drawOver'>
}) {
  const addresses = createPreviewAddresses(deps.keyring.tablets)
  const { drawTablet, drawForMail } = addresses
  return { drawTablet, drawForMail, routes: [previewRoutes({ addresses, images: deps.images })] }
}
