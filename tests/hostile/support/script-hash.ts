import { createHash } from 'node:crypto'

/** Of a script that stands in a document, as its policy must name it. */
export const scriptHash = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`
