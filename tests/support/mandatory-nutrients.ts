/** The seven every label must have (food information law); without them a food is not buyable. */
export const mandatoryNutrients = [
  'EnergyJoules',
  'EnergyCalories',
  'Fat',
  'FatSaturated',
  'Carbohydrates',
  'Sugar',
  'Protein',
  'Salt',
] as const
