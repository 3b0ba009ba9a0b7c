import { templateName } from '#src/shell/contract/block.ts'
import type { PageModel } from '#src/shell/contract/page-model.ts'
import { type DeviceClass, type TelemetryPage, telemetryPages } from '../contract/words.ts'

export function telemetryPageOf(model: Pick<PageModel, 'contentType'>): TelemetryPage {
  const template = templateName(model.contentType)
  return telemetryPages.find((page) => page === template) ?? 'other'
}

export function deviceClass(): DeviceClass {
  const { innerWidth } = window
  return innerWidth < 768 ? 'phone' : innerWidth < 1200 ? 'tablet' : 'desktop'
}
