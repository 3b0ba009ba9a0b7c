/** Asks for the target of a link, given the present one; null: none was chosen. */
export type PickLink = (href: string | null) => Promise<string | null>
/** Asks for a picture of the library; null: none was chosen. */
export type PickMedia = () => Promise<{ id: number } | null>
