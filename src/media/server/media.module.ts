import type { App } from '#src/platform/http/route-types.ts'
import { libraryRoutes } from './library.routes.ts'
import { createMediaAdmin, type MediaAdminOptions } from './media-admin.ts'
import { createMediaLibrary, type MediaLibraryDeps } from './media-library.ts'

/** The media library of staff; what pages show of it is read by `media.service.ts`. */
export function createMediaModule(deps: MediaLibraryDeps & MediaAdminOptions) {
  const admin = createMediaAdmin(deps)
  const library = createMediaLibrary(deps)
  const routes: ((app: App) => void)[] = [libraryRoutes({ library, admin })]
  return { admin, library, routes }
}
