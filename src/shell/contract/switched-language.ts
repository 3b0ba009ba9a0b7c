/**
 * The parameter that names the language of an address's choices, on a link to the same page in another language: the server
 * translates the choices.
 */
export const switchedFromParam = 'switchedFrom'

/** The parameter that names what a change of language left out; the page then says so. */
export const leftOutParam = 'leftOut'

/** `place`: the page itself; `choices`: some of what was chosen on it; `list-page`: how far a list was turned. */
export const leftOutKinds = ['place', 'choices', 'list-page'] as const
export type LeftOut = (typeof leftOutKinds)[number]
