import { splitPhoneNumber } from './phone.ts'

/** How people in each country group the digits after its prefix. */
const shapes: readonly { prefix: string; digits: RegExp }[] = [
  { prefix: '+358', digits: /^(1\d|4\d|50|\d)(\d{3})(\d{3,5})$/ },
  { prefix: '+354', digits: /^(\d{3})(\d{4})$/ },
  { prefix: '+46', digits: /^(8|\d\d)(\d{3})(\d\d)(\d\d)$/ },
  { prefix: '+47', digits: /^([49]\d\d)(\d\d)(\d{3})$/ },
  { prefix: '+47', digits: /^(\d\d)(\d\d)(\d\d)(\d\d)$/ },
  { prefix: '+45', digits: /^(\d\d)(\d\d)(\d\d)(\d\d)$/ },
]

/** Formats `+358405123380` as `+358 40 512 3380`; a number of no known shape is returned as stored. */
export function phoneText(saved: string): string {
  const { prefix, localNumber } = splitPhoneNumber(saved)
  const shape = shapes.find(({ prefix: known, digits }) => known === prefix && digits.test(localNumber))
  return shape ? [prefix, ...localNumber.split(shape.digits).filter((part) => part !== '')].join(' ') : saved
}
