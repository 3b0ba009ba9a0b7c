import type { BlockDefinition } from '#src/content/contract/block-definition.ts'
import { createComments } from '#src/content/server/comments.ts'
import type { ContentModule } from '#src/content/server/content.module.ts'
import { createPresence } from '#src/content/server/presence.ts'
import { createReviews } from '#src/content/server/reviews.ts'
import { createTranslations } from '#src/content/server/translations.ts'
import type { MediaFinder } from '#src/media/server/media-finder.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Database } from '#src/platform/database/database.ts'
import { type BranchRightsRouteDeps, branchRightsRoutes } from './branch-rights.routes.ts'
import { blockRoutes } from './blocks.routes.ts'
import { createEditorNews, type EditorNewsDeps } from './editor-news.ts'
import { editorSchema } from './definitions.ts'
import { documentRoutes } from './document.routes.ts'
import { type PickerRouteDeps, pickerRoutes } from './picker.routes.ts'
import { type PreviewRouteDeps, previewRoutes } from './preview.routes.ts'
import { projectRoutes } from './project.routes.ts'
import { type RedirectRouteDeps, redirectRoutes } from './redirects.routes.ts'
import { reportRoutes } from './reports.routes.ts'
import { reviewRoutes } from './review.routes.ts'
import { schemaRoutes } from './schema.routes.ts'
import { createSiteReports, type SiteReportsDeps } from './site-reports.ts'
import { type TextRouteDeps, textRoutes } from './texts.routes.ts'
import { translationRoutes } from './translation.routes.ts'
import { type TreeRouteDeps, treeRoutes } from './tree.routes.ts'
import { createVersionRestore } from './version-restore.ts'
import { versionRoutes } from './version.routes.ts'
import { visitorGroupRoutes } from './visitor-groups.routes.ts'

export interface EditorModuleDeps
  extends
    Pick<TreeRouteDeps, 'pages' | 'companionOf'>,
    Pick<PickerRouteDeps, 'targets'>,
    Pick<PreviewRouteDeps, 'previews' | 'publicUrl'>,
    Pick<BranchRightsRouteDeps, 'isStaff'>,
    Pick<EditorNewsDeps, 'mailer' | 'colleagues'>,
    Pick<SiteReportsDeps, 'hasPage' | 'unusedMedia'>,
    RedirectRouteDeps,
    TextRouteDeps {
  db: Database
  clock: Clock
  content: ContentModule
  library: MediaFinder
  /** Every block with its samples. */
  blocks: readonly BlockDefinition[]
}

/** The calls of the page editor. */
export function createEditorModule({
  content,
  library,
  blocks,
  pages,
  companionOf,
  targets,
  hasPage,
  unusedMedia,
  previews,
  publicUrl,
  isStaff,
  redirects,
  texts,
  db,
  clock,
  mailer,
  colleagues,
}: EditorModuleDeps) {
  const {
    admin,
    tree,
    shared,
    presets: saved,
    service,
    projects,
    visitorGroups,
    blockTypes,
    pageTypes,
    types,
  } = content
  const schema = () => editorSchema({ blockTypes, pageTypes, blocks, mediaIds: (paths) => library.idsByPath(paths) })
  const reviewing = { db, clock, tell: createEditorNews({ mailer, publicUrl, colleagues }) }
  return {
    routes: [
      schemaRoutes({ schema }),
      treeRoutes({ admin, tree, pages, companionOf }),
      redirectRoutes({ redirects }),
      textRoutes({ texts }),
      reportRoutes({
        reports: createSiteReports({ admin, projects, library, unusedMedia, types, clock, targets, hasPage }),
      }),
      branchRightsRoutes({ admin, rights: content.rights, isStaff }),
      reviewRoutes({
        comments: createComments(reviewing),
        reviews: createReviews(reviewing),
        presence: createPresence({ db, clock }),
      }),
      previewRoutes({ admin, previews, publicUrl }),
      documentRoutes({ admin, service }),
      projectRoutes({ admin, projects, types }),
      blockRoutes({ admin, shared, saved }),
      translationRoutes({ translations: createTranslations({ db, clock, types }) }),
      versionRoutes({ admin, restore: createVersionRestore({ admin, service, types }) }),
      pickerRoutes({ admin, library, targets }),
      visitorGroupRoutes({ groups: visitorGroups }),
    ],
  }
}
