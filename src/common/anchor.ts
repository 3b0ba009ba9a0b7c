const prefix = 't-'

/**
 * The id of an editor's anchor in the page: it never equals one of the page's own ids. Links to the anchor are changed
 * alike; an id that already has the prefix stays, because texts are cleaned more than once.
 */
export const anchorOf = (id: string): string => (id.startsWith(prefix) ? id : prefix + id)
