/** Releases of one page of a list (specification 2, section 9: news count 10). */
export const newsCount = 10
/** The largest page that a caller or an editor may request (C-13). */
export const newsPageSizeMax = 100
/** A newsroom fetches its next page when less of it than this is left below the screen, in CSS pixels (specification 2, section 9). */
export const newsScrollPx = 100
export const keywordsMaxLength = 200
/** Categories of one question. */
export const filtersMax = 20
/** Hours after which the last good copy of a feed counts as stale (C-21). */
export const feedStaleHours = 24
/** Others offered below a release. */
export const moreReleasesMax = 3

/** Limits of the subscription form (specification 2, section 5). */
export const subscriberNameMax = 255
export const subscriberEmailMax = 255

/** Names that a vendor gives; in patterns of schemas. */
export const feedIdPattern = '^[A-Za-z0-9-]{1,64}$'
export const releaseIdPattern = '^[A-Za-z0-9_-]{1,64}$'
export const categoryCodePattern = '^[A-Za-z0-9_-]{1,64}$'
