const prefix = 't-'

/**
 * The id that an editor's anchor has in the page: none of the page's own, whatever was written. Links to it are changed alike;
 * what has the prefix keeps it, because texts are cleaned more than once.
 */
export const anchorOf = (id: string): string => (id.startsWith(prefix) ? id : prefix + id)
