/**
 * Names the language that the choices of an address are said in, on a link to the same page in another one: the server answers
 * with their names in that one.
 */
export const switchedFromParam = 'switchedFrom'

/** What a change of language left out; the page that is shown says so. */
export const leftOutParam = 'leftOut'

/** `place`: the page itself; `choices`: some of what was chosen on it; `list-page`: how far a list was turned. */
export const leftOutKinds = ['place', 'choices', 'list-page'] as const
export type LeftOut = (typeof leftOutKinds)[number]
