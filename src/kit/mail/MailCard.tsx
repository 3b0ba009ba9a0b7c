import { Layout } from './Layout.tsx'
import type { MailBlock } from './mail-document.ts'
import { part } from './mail-look.ts'

/** Quarters of the wrapper, one corner round; squares where a mail program rounds none. c copper, l light, . nothing. */
const pattern = ['c2', 'l1', 'c3', 'l0', '.0', 'c1', 'l3', 'c0', 'l2', 'l1', '.0', 'l3'].map((cell, index) => ({
  id: index,
  colour: { c: '#d98e5f', l: '#f3e6d0', '.': '#1f3d3a' }[cell.charAt(0)] ?? '',
  radius: ['28px 0 0 0', '0 28px 0 0', '0 0 28px 0', '0 0 0 28px'][Number(cell.charAt(1))] ?? '',
}))
const rows = [0, 3, 6, 9].map((start) => pattern.slice(start, start + 3))

/** A gift card as it is drawn in the shop, without a picture: those are often blocked. */
export function MailCard({ card }: { card: Extract<MailBlock, { kind: 'card' }> }) {
  return (
    <Layout {...part('card')}>
      <tr>
        <td width={84} valign="top" aria-hidden="true">
          <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              {rows.map((cells) => (
                <tr key={cells[0]?.id}>
                  {cells.map(({ id, colour, radius }) => (
                    <td key={id} width={28} height={42} style={{ backgroundColor: colour, borderRadius: radius }}>
                      &nbsp;
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </td>
        <td valign="middle" {...part('cardWords')}>
          <p {...part('cardBrand')}>Konvehti</p>
          <p {...part('cardLabel')}>{card.label}</p>
          <p {...part('cardAmount')}>{card.amount}</p>
        </td>
      </tr>
      {card.message !== '' && (
        <tr>
          <td colSpan={2} {...part('cardMessage')}>
            {card.message}
          </td>
        </tr>
      )}
    </Layout>
  )
}
