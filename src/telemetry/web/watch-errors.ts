import type { PageModel } from '#src/shell/contract/page-model.ts'
import type { ErrorSource } from '../contract/words.ts'
import { quietly } from './quietly.ts'

export type TellError = (source: ErrorSource, error: unknown) => void

/** From now on tells of the faults in our own code that nobody catches. */
export function watchErrors(tell: TellError): void {
  window.addEventListener('error', ({ error, message, filename }) => {
    const fault: unknown = error ?? message
    if (isOurs(fault) && (filename === '' || filename.startsWith(window.location.origin))) tell('script', fault)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) tell('promise', reason)
  })
}

/** The code that tells comes with the first fault: most visits have none. */
export function lateErrorReports(shownPage: () => PageModel): TellError {
  let reports: Promise<TellError | undefined> | undefined
  return (source, error) => {
    reports ??= quietly(() => import('./error-reports.ts')).then((code) => code?.createErrorReports(shownPage))
    void reports.then((tell) => tell?.(source, error))
  }
}

/** Extensions of the visitor's browser run in our pages too, and fail there. */
function isOurs(error: unknown): boolean {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return !/[\w-]+:\/\//.test(stack) || stack.includes(`${window.location.origin}/`)
}
