/** Who answers for what is sold under each brand, with the address the law asks for. */
export const operators = {
  Konvehti: { name: 'Konvehti Oy', address: 'Konvehtikuja 4, 00510 Helsinki' },
  Willja: { name: 'Konvehti Oy, Willja', address: 'Konvehtikuja 4, 00510 Helsinki' },
  Froosh: { name: 'Konvehti Oy, Froosh', address: 'Konvehtikuja 4, 00510 Helsinki' },
} as const
