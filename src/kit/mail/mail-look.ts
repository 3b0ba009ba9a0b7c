import type { CSSProperties } from 'react'

/**
 * The look of a mail. Mail programs know neither variables nor stylesheets, so the values of the theme's roles stand here once
 * and go into each element's own style.
 */
const roles = {
  surface: '#fffdf9',
  sunk: '#f6efe3',
  ink: '#1b2a27',
  muted: '#4b5a55',
  line: '#ddd6c8',
  accent: '#1f3d3a',
  accentInk: '#f9efdf',
  copper: '#d98e5f',
  sale: '#a3213f',
}

const serif = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"
const sans = "'Hanken Grotesk', 'Helvetica Neue', Arial, sans-serif"
const words: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '24px', color: roles.ink }

export const look = {
  page: { margin: 0, padding: 0, backgroundColor: roles.sunk },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, color: roles.sunk, fontSize: 1, lineHeight: '1px' },
  frame: { backgroundColor: roles.sunk },
  sheet: { backgroundColor: roles.surface, maxWidth: 600, width: '100%' },
  head: { backgroundColor: roles.accent, padding: '40px 32px 36px' },
  brand: { fontFamily: serif, fontSize: 28, lineHeight: '32px', color: roles.accentInk, textDecoration: 'none' },
  rule: { borderTop: `2px solid ${roles.copper}`, width: 44, fontSize: 1, lineHeight: '1px', paddingTop: 20 },
  heading: {
    fontFamily: serif,
    fontSize: 44,
    lineHeight: '46px',
    fontWeight: 400,
    margin: '20px 0 12px',
    color: roles.accentInk,
  },
  lead: { fontFamily: serif, fontSize: 20, lineHeight: '28px', margin: 0, color: roles.accentInk },
  body: { padding: '28px 32px 8px' },
  words,
  small: { ...words, fontSize: 13, lineHeight: '19px', color: roles.muted },
  button: {
    ...words,
    display: 'inline-block',
    backgroundColor: roles.accent,
    color: roles.accentInk,
    fontWeight: 600,
    padding: '14px 26px',
    textDecoration: 'none',
  },
  parcel: { borderTop: `2px solid ${roles.accent}`, padding: '18px 0 24px' },
  parcelTitle: { fontFamily: serif, fontSize: 26, lineHeight: '30px', fontWeight: 400, margin: 0, color: roles.ink },
  label: { ...words, fontSize: 13, fontWeight: 600, color: roles.muted, margin: '12px 0 2px' },
  paragraph: { ...words, margin: '0 0 4px', whiteSpace: 'pre-line' },
  /** Read off and typed. */
  secret: { ...words, fontSize: 22, lineHeight: '30px', fontWeight: 600, letterSpacing: '1px', margin: 0 },
  picture: { padding: '12px 16px 12px 0', borderBottom: `1px solid ${roles.line}`, width: 64 },
  // A word stands where pictures are blocked.
  tablet: { ...words, fontSize: 13, color: roles.muted, verticalAlign: 'top', margin: '8px 8px 4px 0' },
  name: {
    fontFamily: serif,
    fontSize: 19,
    lineHeight: '23px',
    color: roles.ink,
    padding: '12px 12px 12px 0',
    borderBottom: `1px solid ${roles.line}`,
  },
  price: {
    ...words,
    fontWeight: 600,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    padding: '12px 0',
    borderBottom: `1px solid ${roles.line}`,
  },
  struck: { fontWeight: 400, fontSize: 13, color: roles.muted },
  reduced: { color: roles.sale },
  sums: { backgroundColor: roles.sunk, padding: '20px 24px' },
  sumName: { ...words, fontSize: 15, padding: '5px 0', textAlign: 'left', fontWeight: 400 },
  sumValue: { ...words, fontSize: 15, padding: '5px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  total: { ...words, fontSize: 18, fontWeight: 600, padding: '10px 0', borderTop: `1px solid ${roles.line}` },
  foot: { padding: '24px 32px 36px' },
} as const satisfies Record<string, CSSProperties>
