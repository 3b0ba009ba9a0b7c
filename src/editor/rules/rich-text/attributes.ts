import { anchorName, linkSchemes, pictureAddress } from '#src/content/contract/rich-text-markup.ts'
import { attributesFor, type MarkupElement } from './markup.ts'

const schemes: ReadonlySet<string> = new Set(linkSchemes)

/** Whether the sanitiser lets a link keep this address. */
export function isLinkAddress(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- Browsers leave these out before they read the scheme.
  if (/[\u0000-\u001f\u007f]/.test(href) || href !== href.trim()) return false
  const [, scheme] = /^([a-z][a-z\d.+-]*):/i.exec(href) ?? []
  return scheme === undefined ? !/^[/\\]{2}/.test(href) : schemes.has(scheme.toLowerCase())
}

const checks: Readonly<Record<string, (value: string) => boolean>> = {
  href: isLinkAddress,
  src: (value) => pictureAddress.test(value),
  id: (value) => anchorName.test(value),
  colspan: (value) => /^[1-9]\d?$/.test(value),
  rowspan: (value) => /^[1-9]\d?$/.test(value),
}

export const isGoodValue = (name: string, value: string): boolean => checks[name]?.(value) ?? true

/** Attributes that the sanitiser would take away, by name. */
export const badAttributes = ({ tag, attributes }: MarkupElement): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    attributesFor(tag).includes(name) && isGoodValue(name, value) ? [] : name,
  )

export const goodAttributes = (element: MarkupElement): Record<string, string> => {
  const bad = badAttributes(element)
  return Object.fromEntries(Object.entries(element.attributes).filter(([name]) => !bad.includes(name)))
}
