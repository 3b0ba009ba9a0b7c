import { createHmac } from 'node:crypto'

/** Stands for an e-mail address when the address itself is gone; without the secret nobody gets from one to the other. */
export const authorKeyOf = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`review-author ${email.trim().toLowerCase()}`).digest('hex')
