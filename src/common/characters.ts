/** The number of characters a person sees: code points, so an emoji of two code units is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _character of text) count += 1
  return count
}
