/** Where the shop under test and its stand-ins are; set by the global setup, so known inside tests only. */
export function addressOf(name: 'SHOP_URL' | 'PAYMENT_URL' | 'MAILBOX_URL' | 'PRESS_URL'): string {
  const address = process.env[name]
  if (!address) throw new Error(`${name} is not set: the global setup has not run`)
  return address
}
