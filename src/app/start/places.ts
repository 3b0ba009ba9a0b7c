/** The embedded database of the shop that runs from this checkout. */
export const shopDatabase = 'shop'

/** Relative to the checkout; all below `.data`, which is never committed. */
export const logFolder = '.data/logs'
export const secretsFile = '.data/secrets.json'
export const paymentFolder = '.data/payment-provider'
export const mailboxFolder = '.data/mailbox'
export const standinFolders = [paymentFolder, mailboxFolder] as const

/** The server as `npm run build` makes it, and as development runs it. Relative to the checkout. */
export const builtServer = 'dist/node/server-main.js'
export const serverSource = 'src/app/server-main.ts'
