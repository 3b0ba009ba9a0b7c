/* Layout of printed documents, in points; colours of the site's light theme. */

/** A4. */
export const sheet = { width: 595.28, height: 841.89 } as const
export const edge = { top: 60, side: 60, bottom: 78 } as const
export const textWidth = sheet.width - 2 * edge.side
export const pageEnd = sheet.height - edge.bottom

/** Two drawings of twice their height stand on one page, with what is said of them. */
export const drawingWidth = 360

export const ink = '#1b2a27'
export const muted = '#4b5a55'
export const line = '#ddd6c8'
export const copper = '#d98e5f'

export const size = { title: 40, heading: 11, text: 9.5, small: 8, large: 22 } as const
export const leading = 2.5
/** Between two parts. */
export const gap = 20
export const cellGap = 10
export const rowGap = 5
