import type { MailBase, MailOf } from '#src/common/mail.ts'

/** The data of the mail that brings a gift card. No other record has code and PIN in plain text. */
interface AboutGiftCard {
  /** Empty where the buyer gave none: the mail goes to the buyer. */
  recipientName: string
  /** The giver's name; empty where none is given. */
  senderName: string
  /** The card was sent to its buyer, who gives it on. */
  isForSelf: boolean
  /** Empty when nothing was written. */
  message: string
  amount: string
  /** In groups of four. */
  code: string
  pin: string
  /** Last day, as it is written in the mail's language. */
  expires: string
  /** Absolute; empty where the site has no such page. */
  balanceUrl: string
}

export type GiftCardMail = MailOf<{ 'giftcard-delivery': AboutGiftCard }>
export type GiftCardMailInput = AboutGiftCard & MailBase
