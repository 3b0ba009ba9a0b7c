/** Pages of paying and of the thanks, by template: the cookie question waits for another page. */
const unaskedTemplates: ReadonlySet<string> = new Set(['checkout-page', 'order-confirmation-page'])

export const mayAskForCookies = (template: string): boolean => !unaskedTemplates.has(template)
