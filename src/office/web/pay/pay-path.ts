const root = '/office/pay/'

/** The address of the document on which an order's payment is taken. It is opened by a full load, for its policy. */
export const payAddress = (orderNumber: string): string => root + encodeURIComponent(orderNumber)

/** The order of such an address; null: another page of the office. */
export const orderToPay = (pathname: string): string | null =>
  pathname.startsWith(root) ? decodeURIComponent(pathname.slice(root.length)) : null

/** Says on the order's page how a payment ended: `authorised` or `pending`. */
export const paidParameter = 'payment'
