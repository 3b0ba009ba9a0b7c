import type { Refusal } from '#src/common/errors.ts'

/** Another person saved meanwhile: the browser keeps what was typed and reads again. */
export const versionConflict: Refusal = {
  kind: 'business',
  status: 409,
  problems: [{ key: 'office/version-conflict' }],
}
/** Another person removed it meanwhile. */
export const panelGone: Refusal = {
  kind: 'business',
  status: 409,
  problems: [{ key: 'office/merchandising/panel-gone' }],
}
