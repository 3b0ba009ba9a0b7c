import type { Cart, CartPutBody } from '../contract/cart.ts'

/** The request that gives another cart the lines of this one. Gifts are left out: promotions add them. */
export function cartPutOf(cart: Pick<Cart, 'allLineItems'>): CartPutBody {
  return {
    lines: cart.allLineItems
      .filter(({ isGift }) => !isGift)
      .map((line) => {
        const { sendsString: _said, ...giftCard } = line.giftCard ?? { sendsString: '' }
        return {
          code: line.code,
          quantity: line.quantity,
          ...(line.isCustomTablet && {
            customTablet: {
              flavour: line.code,
              frontText: line.frontText,
              backText: line.backText,
              signature: line.signature,
              name: line.recipientName,
              address: line.recipientAddress,
              postalCode: line.recipientPostalCode,
              city: line.recipientCity,
              countryCode: line.recipientCountry,
              phone: line.recipientPhone,
            },
          }),
          ...(line.giftCard && { giftCard: giftCard as NonNullable<CartPutBody['lines'][number]['giftCard']> }), // all but the words
        }
      }),
  }
}
