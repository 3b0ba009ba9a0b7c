/** Days from the request until an account is erased (C-6.4); signing in before then keeps it. */
export const graceDays = 14
/** Days a mailed link opens an export. */
export const exportDays = 7
/** Hours until the next mail with a link; a request within them gets a normal response and sends nothing. */
export const exportAgainHours = 1
/** Days that the list of erased persons is kept: backups live 30 days (C-20), and a month is added for safety. */
export const erasedListDays = 60
