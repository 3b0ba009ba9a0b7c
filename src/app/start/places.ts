/** The embedded database of the shop that runs from this checkout. */
export const shopDatabase = 'shop'

/** Relative to the checkout; all below `.data`, which is never committed. */
export const logFolder = '.data/logs'
export const secretsFile = '.data/secrets.json'
export const paymentFolder = '.data/payment-provider'
export const mailboxFolder = '.data/mailbox'
/** What is uploaded and imported; the demo brand's own pictures are in `demo/images`. */
export const mediaFolder = '.data/media'
/** What `npm run db:reset` removes along with the database. */
export const dataFolders = [paymentFolder, mailboxFolder, mediaFolder] as const

/** The server as `npm run build` makes it, and as development runs it. Relative to the checkout. */
export const builtServer = 'dist/node/server-main.js'
export const serverSource = 'src/app/server-main.ts'
