import type { PageModel } from '#src/shell/contract/page-model.ts'
import { ApiError } from '#src/shell/web/http/api-client.ts'
import { type ErrorSource, errorsPerView, messageMax, pathMax, requestIdPattern, stackMax } from '../contract/words.ts'
import { scrub } from '#src/common/scrub.ts'
import { deviceClass, telemetryPageOf } from './about-page.ts'
import { sendError } from './telemetry-api.ts'

export type ErrorReporter = (source: ErrorSource, error: unknown) => void

/**
 * Reports faults in the page's code to the server: each message once in a view of a page, five at most. Nothing is stored
 * (docs/contracts/telemetry.md).
 */
export function createErrorReports(shownPage: () => PageModel): ErrorReporter {
  const told = new Set<string>()
  let view = ''

  return (source, error) => {
    const { pathname } = window.location
    if (view !== pathname) told.clear()
    view = pathname
    const message = scrubbed(messageOf(error), messageMax)
    if (message === '' || told.size >= errorsPerView || told.has(message)) return
    told.add(message)
    const stack = framesOf(error)
    const requestId = requestIdOf(error, shownPage())
    sendError({
      page: telemetryPageOf(shownPage()),
      device: deviceClass(),
      source,
      message,
      path: scrubbed(pathname, pathMax).replaceAll(' ', ''),
      ...(stack !== '' && { stack }),
      ...(requestId !== undefined && { requestId }),
    })
  }
}

/** Cut before scrubbing too: a text may be of any length. */
const scrubbed = (text: string, max: number): string =>
  scrub(text.slice(0, 2 * stackMax))
    .slice(0, max)
    .toWellFormed()

/** Anything but an error or a text may hold any data: only its type is reported. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : `Thrown: ${typeof error}`
}

/** Lines that name a place in a file, as all browsers write it. The message comes before them, and is not always scrubbed. */
function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  const frames = lines.map((line) => line.trim()).filter((line) => /:\d+:\d+\)?$/.test(line))
  return scrubbed(frames.join(' | '), stackMax)
}

const requestIdShape = new RegExp(requestIdPattern)

/** The id of the failed request, or of the page that the server could not make. */
function requestIdOf(error: unknown, page: PageModel): string | undefined {
  const ids = [error instanceof ApiError ? error.requestId : undefined, page.requestId]
  return ids.find((id) => id !== undefined && requestIdShape.test(id))
}
