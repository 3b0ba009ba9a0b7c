import type { App } from '#src/platform/http/route-types.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import { libraryRoutes } from './library.routes.ts'
import { createMediaAdmin, type MediaAdminOptions } from './media-admin.ts'
import { createMediaLibrary, type MediaLibraryDeps } from './media-library.ts'
import { mediaRemovalQueue } from './queues.ts'

/** The media library of staff; what pages show of it is read by `media.service.ts`. */
export function createMediaModule(deps: MediaLibraryDeps & MediaAdminOptions) {
  const admin = createMediaAdmin(deps)
  const library = createMediaLibrary(deps)
  const routes: ((app: App) => void)[] = [libraryRoutes({ library, admin })]
  return {
    admin,
    library,
    routes,
    registerWork: (jobs: Pick<Jobs, 'work'>): Promise<void> =>
      jobs.work(mediaRemovalQueue, ({ path }) => admin.removeFile(path)),
  }
}
