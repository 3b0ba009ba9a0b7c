import type { TextLookup } from '#src/common/errors.ts'
import type { ContentContribution } from '#src/content/server/content.module.ts'
import { createPersonalReads } from '#src/platform/audit/personal-reads.ts'
import { createRateLimiter } from '#src/platform/http/rate-limiter.ts'
import type { Keyring } from '#src/platform/keys/keyring.ts'
import type { Log } from '#src/platform/logging.ts'
import type { RetentionRule } from '#src/platform/retention/retention.ts'
import type { DomainModule } from '#src/shell/server/domain-module.ts'
import { formsBlocks } from '../blocks/forms.blocks.ts'
import { createFormDesk } from './form-desk.ts'
import { confirmDays, createFormMails, type FormMailsDeps } from './form-mails.ts'
import { createFormTokens } from './form-tokens.ts'
import { createForms, type FormsDeps } from './forms.service.ts'
import { formsRoutes, type FormsRoutesDeps } from './forms.routes.ts'
import { submissionResource } from './submissions.resource.ts'
import { submissionRoutes } from './submissions.routes.ts'

/** Content types that this domain adds to pages. */
export const formsContent: ContentContribution = {
  blocks: formsBlocks,
  resolveLinks: () => Promise.resolve(new Map()),
}

export interface FormsModuleDeps
  extends Omit<FormsDeps, 'tokens' | 'pass' | 'mails'>, FormMailsDeps, Omit<FormsRoutesDeps, 'forms'> {
  keyring: Pick<Keyring, 'forms'>
  log: Pick<Log, 'warn'>
  rateLimits: boolean
  text: TextLookup
}

/** Forms of pages and campaigns: questions, checks, storage and mails. */
export function createFormsModule(deps: FormsModuleDeps) {
  const tokens = createFormTokens({ keys: deps.keyring.forms, clock: deps.clock })
  const pass = createRateLimiter(deps.db, { log: deps.log, isOff: !deps.rateLimits })
  const forms = createForms({ ...deps, tokens, pass, mails: createFormMails(deps) })
  const desk = createFormDesk(deps)
  return {
    resources: [submissionResource(deps)],
    routes: [formsRoutes({ ...deps, forms }), submissionRoutes({ desk, reads: createPersonalReads(deps) })],
  } satisfies DomainModule
}

export const formsRetention: readonly RetentionRule[] = [
  {
    table: 'form_submission',
    since: 'created_at',
    days: confirmDays,
    only: 'waits and confirmed_at is null',
    reason: 'its sender has not said that it was them',
  },
  { table: 'form_submission', since: 'created_at', days: 365, reason: 'it was answered long ago' },
]
