import { addGoods } from '../../support/money-goods.ts'
import type { ShopUnderTest } from '../../support/shop-under-test.ts'

let made = 0

/** A new product with so many on its shelf; answers its code. */
export async function newGoods(shop: ShopUnderTest, stock: number, count = 1): Promise<string[]> {
  const codes = Array.from({ length: count }, () => `FAULT-${(made += 1)}`)
  await addGoods(
    shop.database,
    codes.map((code) => ({ code, cents: 450, stock, weight: 100 })),
  )
  return codes
}
