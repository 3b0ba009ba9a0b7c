/** Query parameters that prove a visitor's identity: they go no further than they must (C-11). */
export const secretParams: readonly string[] = [
  'identifier',
  'key',
  'preview',
  'redirectResult',
  'reviewOrder',
  'token',
]
