/** Days from the asking until an account is erased (C-6.4); whoever signs in until then keeps it. */
export const graceDays = 14
/** Days a mailed link opens an export. */
export const exportDays = 7
/** Hours until the next mail with a link: within them an asking is answered and nothing is sent. */
export const exportAgainHours = 1
/** Days that the list of the erased is kept: no backup is older (C-20: 30 days), and a month beside. */
export const erasedListDays = 60
