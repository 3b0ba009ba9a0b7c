import type { ReactNode } from 'react'

export const tagKinds = [
  'new',
  'bestseller',
  'vegan',
  'organic',
  'limited',
  'gift',
  'christmas',
  'easter',
  'sale',
  'recall',
] as const
export type TagKind = (typeof tagKinds)[number]

export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return <span className={`kit-tag kit-tag--${kind}`}>{children}</span>
}
