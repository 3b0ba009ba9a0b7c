/** Grounds and inks that editors choose by name, as the style sheet has them (a test holds both to each other). */
const konvehti = {
  surface: '#fffdf9',
  accent: '#1f3d3a',
  ink: '#1b2a27',
  'copper-ink': '#7f3d11',
  'field-ink-muted': '#37433f',
  sand: '#dec7a8',
  bone: '#e4dfd3',
  sky: '#c3d0d5',
  cream: '#eaddc6',
  butter: '#ead59f',
  mint: '#c2dbcc',
  lilac: '#d5c7d7',
  rose: '#eec3bf',
  peach: '#e9c3ae',
  sage: '#c7d3c1',
}

export type ColourRole = keyof typeof konvehti

const willja = {
  ...konvehti,
  surface: '#f8f4ea',
  accent: '#2f4d33',
  ink: '#21311f',
  'copper-ink': '#74460f',
  'field-ink-muted': '#36452f',
}

const froosh = {
  ...konvehti,
  surface: '#fff4e8',
  accent: '#5b1e5e',
  ink: '#3a0f3d',
  'copper-ink': '#a3213f',
  'field-ink-muted': '#44174a',
  rose: '#ff5a6e',
  butter: '#ffc61a',
  mint: '#18b0a8',
  peach: '#ff7a3c',
}

export const themeColours: Readonly<Record<'' | 'willja' | 'froosh', Readonly<Record<ColourRole, string>>>> = {
  '': konvehti,
  willja,
  froosh,
}
