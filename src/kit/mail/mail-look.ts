import type { CSSProperties } from 'react'

/**
 * The look of a mail. Mail programs know no variables and many drop style sheets, so the light look is inline on each element; the
 * sheet only adds dark mode and narrow screens, for programs that support it.
 */
const light = {
  surface: '#fffdf9',
  sunk: '#f6efe3',
  ink: '#1b2a27',
  muted: '#4b5a55',
  line: '#ddd6c8',
  accent: '#1f3d3a',
  accentInk: '#f9efdf',
  sale: '#a3213f',
} as const
const dark = {
  surface: '#16211f',
  sunk: '#0e1614',
  ink: '#f3ebdd',
  muted: '#b9c2bc',
  line: '#38463f',
  button: '#f9efdf',
  buttonInk: '#1f3d3a',
  sale: '#ff9fb2',
} as const

const serif = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
const sans = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif"
const words: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: light.ink }
const small: CSSProperties = { ...words, fontSize: 13, lineHeight: '19px', color: light.muted }
const sum: CSSProperties = { ...words, fontSize: 15, padding: '5px 0' }
const total: CSSProperties = {
  ...words,
  fontSize: 18,
  fontWeight: 600,
  padding: '10px 0',
  borderTop: `1px solid ${light.line}`,
}
const ruled: CSSProperties = { borderBottom: `1px solid ${light.line}` }

const look = {
  page: { margin: 0, padding: 0, backgroundColor: light.sunk },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, color: light.sunk, fontSize: 1, lineHeight: '1px' },
  frame: { backgroundColor: light.sunk },
  sheet: { backgroundColor: light.surface, maxWidth: 600, width: '100%' },
  head: { backgroundColor: light.accent, padding: '40px 32px 36px' },
  brand: { fontFamily: serif, fontSize: 28, lineHeight: '32px', color: light.accentInk, textDecoration: 'none' },
  heading: {
    fontFamily: serif,
    fontSize: 44,
    lineHeight: '46px',
    fontWeight: 400,
    margin: '20px 0 12px',
    color: light.accentInk,
    overflowWrap: 'anywhere',
  },
  lead: { fontFamily: serif, fontSize: 20, lineHeight: '28px', margin: 0, color: light.accentInk },
  body: { padding: '24px 32px 8px' },
  foot: { padding: '24px 32px 36px' },
  paragraph: { ...words, margin: '0 0 8px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  note: { ...small, margin: '16px 0 0', whiteSpace: 'pre-line' },
  small: { ...small, overflowWrap: 'anywhere' },
  link: { ...small, textDecoration: 'underline' },
  label: { ...small, fontWeight: 600, margin: '12px 0 2px' },
  title: {
    fontFamily: serif,
    fontSize: 26,
    lineHeight: '30px',
    fontWeight: 400,
    margin: '24px 0 0',
    padding: '18px 0 4px',
    borderTop: `2px solid ${light.accent}`,
    color: light.ink,
  },
  action: { margin: '20px 0 28px' },
  button: {
    ...words,
    display: 'inline-block',
    backgroundColor: light.accent,
    color: light.accentInk,
    fontWeight: 600,
    padding: '14px 26px',
    textDecoration: 'none',
  },
  code: { ...words, fontFamily: serif, fontSize: 48, lineHeight: '56px', letterSpacing: 6, margin: '4px 0 12px' },
  steps: { ...words, margin: '12px 0', paddingLeft: 22 },
  step: { ...words, margin: '0 0 8px' },
  /** Read off and typed. */
  secret: { ...words, fontSize: 22, lineHeight: '30px', fontWeight: 600, letterSpacing: '1px', margin: '0 0 8px' },
  // A word stands where pictures are blocked.
  wide: { ...small, maxWidth: '100%', height: 'auto', verticalAlign: 'top', margin: '8px 8px 4px 0' },
  picture: { ...ruled, padding: '12px 16px 12px 0', width: 64 },
  name: {
    ...ruled,
    fontFamily: serif,
    fontSize: 19,
    lineHeight: '23px',
    color: light.ink,
    padding: '12px 12px 12px 0',
    overflowWrap: 'anywhere',
  },
  price: { ...words, ...ruled, fontWeight: 600, textAlign: 'right', whiteSpace: 'nowrap', padding: '12px 0' },
  struck: { fontWeight: 400, fontSize: 13, color: light.muted },
  reduced: { color: light.sale },
  card: { backgroundColor: light.accent, margin: '8px 0 16px' },
  cardWords: { padding: '20px 16px 20px 32px' },
  cardBrand: {
    fontFamily: serif,
    fontSize: 30,
    lineHeight: '34px',
    margin: 0,
    padding: '0 0 8px',
    color: light.accentInk,
  },
  cardLabel: { ...small, color: '#c9d2c6', margin: 0 },
  cardAmount: {
    fontFamily: serif,
    fontSize: 44,
    lineHeight: '48px',
    margin: '16px 0 0',
    color: light.accentInk,
    whiteSpace: 'nowrap',
  },
  cardMessage: {
    fontFamily: serif,
    fontStyle: 'italic',
    fontSize: 20,
    lineHeight: '28px',
    color: light.ink,
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    padding: '20px 24px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
  sums: { backgroundColor: light.sunk, padding: '20px 24px', margin: '24px 0 0' },
  sumName: { ...sum, textAlign: 'left', fontWeight: 400 },
  sumValue: { ...sum, textAlign: 'right', whiteSpace: 'nowrap' },
  totalName: { ...total, textAlign: 'left' },
  totalValue: { ...total, textAlign: 'right', whiteSpace: 'nowrap' },
} as const satisfies Record<string, CSSProperties>

export type MailPart = keyof typeof look

/** Returns the attributes of an element that looks like `name`: its inline style, and the class that the sheet selects. */
export const part = (name: MailPart): { className: string; style: CSSProperties } => ({
  className: `m-${name}`,
  style: look[name],
})

const all = (...names: MailPart[]): string => names.map((name) => `.m-${name}`).join(',')

/** `!important`, because an element's own style comes before any sheet. Without quotes, which React would escape. */
export const mailSheet = [
  `:root{color-scheme:light dark}`,
  `@media (prefers-color-scheme:dark){`,
  `${all('page', 'frame', 'sums')}{background-color:${dark.sunk}!important}`,
  `${all('cardMessage')}{background-color:${dark.surface}!important;border-color:${dark.line}!important;color:${dark.ink}!important}`,
  `${all('preview')}{color:${dark.sunk}!important}`,
  `${all('sheet')}{background-color:${dark.surface}!important}`,
  `${all('paragraph', 'title', 'code', 'secret', 'steps', 'step', 'name', 'price', 'sumName', 'sumValue')}{color:${dark.ink}!important}`,
  `${all('totalName', 'totalValue')}{color:${dark.ink}!important;border-color:${dark.line}!important}`,
  `${all('picture', 'name', 'price')}{border-color:${dark.line}!important}`,
  `${all('note', 'small', 'link', 'label', 'wide', 'struck')}{color:${dark.muted}!important}`,
  `${all('title')}{border-color:${dark.muted}!important}`,
  `${all('button')}{background-color:${dark.button}!important;color:${dark.buttonInk}!important}`,
  `${all('reduced')}{color:${dark.sale}!important}`,
  `}`,
  `@media (max-width:480px){`,
  `${all('head')}{padding:28px 20px!important}`,
  `${all('body', 'foot')}{padding-left:20px!important;padding-right:20px!important}`,
  `${all('heading')}{font-size:34px!important;line-height:38px!important}`,
  `${all('sums')}{padding:16px!important}`,
  `${all('cardWords')}{padding:16px 12px 16px 20px!important}`,
  `${all('code')}{font-size:40px!important;letter-spacing:4px!important}`,
  `}`,
].join('')
