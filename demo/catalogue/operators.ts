/** Who answers for what is sold under a brand, with the address the law asks for. */
export const operatorOf = (brand: string): { name: string; address: string } => ({
  name: brand === 'Konvehti' ? 'Konvehti Oy' : `Konvehti Oy, ${brand}`,
  address: 'Nilsiänkatu 12, 00510 Helsinki',
})
