/** How words say that something is not there, in the three languages, folded. */
const negations = [
  /^(?:ilman|vailla|nolla|utan|noll|without|zero)$/,
  /^(?:un|non|icke|nolla|noll|zero)\p{L}{3,}$/u,
  /^o\p{L}{3,}(?:[dt]|[dt]e)$/u,
  /\p{L}{2}(?:t?ton(?:ta)?|t?tom\p{L}*|[aio]tta|vapa[ai]\p{L}*|fri(?:a|tt)?|los(?:t|a)?|free|less)$/u,
]

/** A word for its negation (folded): who types "osaltad" never means "saltad". */
export const isOpposite = (typed: string, other: string): boolean =>
  negations.some((negation) => negation.test(typed) && !negation.test(other))
