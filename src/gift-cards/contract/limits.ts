/** Business numbers of gift cards (C-4.8, C-19). */

/** Characters that are unmistakable when read aloud or copied: no 0 and O, no 1, I and L. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const codeLength = 16
export const pinLength = 4
/** Typed codes may have spaces and hyphens. */
export const typedCodeMaxLength = 64
export const typedPinMaxLength = 16

/** Limit of wrong tries of one card, one cart and one network in this time; the next try is refused, right or wrong. */
export const wrongTriesMax = 5
export const wrongTriesMs = 15 * 60_000

/** This many wrong tries of one card within a day block it: there are ten thousand PINs. */
export const wrongTriesADay = 20

/** A card is valid for so many years from the day it was issued, to the end of its last day. */
export const validYears = 3
/** The most that an operator may put on one card. */
export const issueMaxCents = 50_000

/** Characters of the message with a card that is sold (C-19). */
export const messageMax = 400
export const nameMax = 60
/** The latest send day, counted from today. */
export const sendWithinDays = 365
/** A card for a chosen day leaves at this hour in shop time; one for the day it is bought leaves at once. */
export const sendHour = 8
/** Cards of one line: the same sum for the same person. */
export const maxCardsOfLine = 20
