import type { Language } from '#src/common/locale.ts'
import type { Database } from '#src/platform/database/database.ts'
import { namedStatement } from '#src/platform/database/statement.ts'
import type { PriceLine } from '../rules/price.ts'
import { isFoodComplete } from '../rules/particulars.ts'
import { readStated, type SaleRow, type SaleTexts, type StatedBits } from './sale.store.ts'

/*
 * What `listSaleRowsByCode` reads, for those who ask all the time: the facts that bind in a form that costs PostgreSQL a
 * third, as an expression for somebody else's statement, and the texts, which change seldom, by themselves.
 */

/** What `saleFactsJson` answers; parts are null where there is nothing. */
export interface SaleFactsJson {
  variations:
    | (Omit<SaleRow, 'saleFrom' | 'saleTo' | 'prices' | 'demands' | 'foodComplete'> & {
        stated: StatedBits
        saleFrom: string | null
        saleTo: string | null
        stockCode: string | null
        available: number | null
      })[]
    | null
  prices:
    [code: string, id: number, kind: PriceLine['kind'], cents: number | null, from: string, to: string | null][] | null
  /** What packages hold. */
  contents:
    [code: string, quantity: number, stockCode: string | null, available: number | null, stated: StatedBits][] | null
}

/**
 * An SQL expression of type json; `codes` is one of type text[]. Unknown codes are absent, repeated ones come once. Rows are
 * aggregated whole: naming each field for json_build_object takes longer than finding them.
 */
export const saleFactsJson = (codes: string): string => `json_build_object(
  'variations', (select json_agg(found) from (select v.code, p.id as "productId", p.code as "productCode",
      p.product_type as "productType", p.vat_class as "vatClass", p.brand, p.published and v.published as published,
      p.sale_from as "saleFrom", p.sale_to as "saleTo", array[f.common, f.fi, f.sv] as stated,
      v.weight_grams as "weightGrams", v.drained_grams as "drainedGrams", v.volume_ml as "volumeMl", v.pieces, v.color_hex as "colorHex",
      case when cardinality(v.images) > 0 then v.images else p.images end as images,
      v.stock_code as "stockCode", stock.on_hand - stock.reserved as available
    from variation v join product p on p.id = v.product_id join variation_particulars f on f.variation_code = v.code left join stock on stock.code = v.stock_code
    where v.code = any(${codes})) as found),
  'prices', (select json_agg(json_build_array(variation_code, id, kind, cents, valid_from, valid_to))
    from price where variation_code = any(${codes})),
  'contents', (select json_agg(json_build_array(package_code, quantity, item.stock_code, on_hand - reserved, array[f.common, f.fi, f.sv]))
    from package_item join variation item on item.code = item_code join variation_particulars f on f.variation_code = item_code left join stock on stock.code = item.stock_code
    where package_code = any(${codes})))`

/** The rows of these facts by code, each with its prices and demands. */
export function readSaleFacts({ variations, prices, contents }: SaleFactsJson): Map<string, SaleRow> {
  const date = (time: string | null) => (time === null ? null : new Date(time))
  const pricesOf = Map.groupBy(prices ?? [], ([code]) => code)
  const contentsOf = Map.groupBy(contents ?? [], ([code]) => code)
  const rows = new Map<string, SaleRow>()
  for (const { stockCode, available, saleFrom, saleTo, stated, ...row } of variations ?? []) {
    const held = contentsOf.get(row.code) ?? []
    rows.set(row.code, {
      ...row,
      saleFrom: date(saleFrom),
      saleTo: date(saleTo),
      foodComplete: isFoodComplete({
        ...row,
        stated: readStated(stated),
        contents: held.map(([, , , , item]) => readStated(item)),
      }),
      prices: (pricesOf.get(row.code) ?? []).map(([, id, kind, cents, from, to]) => ({
        id,
        kind,
        cents,
        from: new Date(from),
        to: date(to),
      })),
      demands: sumDemands([
        { stockCode, quantity: 1, available },
        ...held.map(([, quantity, stock, left]) => ({ stockCode: stock, quantity, available: left })),
      ]),
    })
  }
  return rows
}

type Demands = SaleRow['demands']

/** By stock code, in order of code; what is not counted on a shelf demands nothing. */
function sumDemands(
  parts: readonly { stockCode: string | null; quantity: number; available: number | null }[],
): Demands {
  const demands = new Map<string, Demands[number]>()
  for (const { stockCode, quantity, available } of parts) {
    if (stockCode === null || available === null) continue
    const known = demands.get(stockCode)
    demands.set(stockCode, { stockCode, quantity: (known?.quantity ?? 0) + quantity, available })
  }
  return [...demands.values()].toSorted((a, b) => (a.stockCode < b.stockCode ? -1 : 1))
}

const saleTexts = namedStatement<SaleTexts & { code: string }>(
  'catalogue_sale_texts',
  `select v.code, coalesce(pt.name, pf.name) as "productName", coalesce(vt.name, vf.name) as "variationName",
    coalesce(vt.size, vf.size) as size, coalesce(vt.color, vf.color) as color,
    coalesce(pt.image_alt, pf.image_alt) as "imageAlt", coalesce(pt.slug, pf.slug) as "productSlug",
    coalesce(ct.slug, cf.slug, '') as "categorySlug", coalesce(ct.name, cf.name, '') as "categoryName",
    coalesce(c.code, '') as "categoryCode", v.flavour, p.notice
  from variation v
    join product p on p.id = v.product_id
    left join product_text pt on pt.product_id = v.product_id and pt.language = $2
    left join product_text pf on pf.product_id = v.product_id and pf.language = 'fi'
    left join variation_text vt on vt.variation_code = v.code and vt.language = $2
    left join variation_text vf on vf.variation_code = v.code and vf.language = 'fi'
    left join product_category pc on pc.product_id = v.product_id and pc.is_main
    left join category c on c.id = pc.category_id
    left join category_text ct on ct.category_id = c.id and ct.language = $2
    left join category_text cf on cf.category_id = c.id and cf.language = 'fi'
  where v.code = any($1::text[])`,
)

/** What shoppers read of these variations, by code. */
export async function findSaleTexts(
  db: Database,
  codes: readonly string[],
  language: Language,
): Promise<Map<string, SaleTexts>> {
  const rows = await saleTexts(db, [codes, language])
  return new Map(rows.map(({ code, ...texts }) => [code, texts]))
}
