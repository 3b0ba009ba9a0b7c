import { assertNever } from '#src/common/result.ts'
import type { MailBlock, MailLine } from './mail-document.ts'
import { part } from './mail-look.ts'
import { Layout } from './Layout.tsx'
import { MailCard } from './MailCard.tsx'

export function MailBlocks({ blocks }: { blocks: readonly MailBlock[] }) {
  return blocks.map((block, index) => <Block key={`${block.kind}-${index}`} block={block} />)
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'text':
      return <p {...part(block.isSmall ? 'note' : 'paragraph')}>{block.text}</p>
    case 'button':
      return (
        <p {...part('action')}>
          <a href={block.url} {...part('button')}>
            {block.label}
          </a>
        </p>
      )
    case 'link':
      return (
        <p {...part('note')}>
          <a href={block.url} {...part('link')}>
            {block.label}
          </a>
        </p>
      )
    case 'title':
      return <h2 {...part('title')}>{block.text}</h2>
    case 'facts':
      return block.facts.map(({ name, values, isSecret }) => (
        <div key={name}>
          <p {...part('label')}>{name}</p>
          <p {...part(isSecret ? 'secret' : 'paragraph')}>{values.join('\n')}</p>
        </div>
      ))
    case 'code':
      return <p {...part('code')}>{block.code}</p>
    case 'steps':
      return (
        <ol {...part('steps')}>
          {block.steps.map((step) => (
            <li key={step} {...part('step')}>
              {step}
            </li>
          ))}
        </ol>
      )
    case 'pictures':
      return block.pictures.map(({ url, alt, width, height }) => (
        <img key={url} src={url} alt={alt} width={width} height={height} {...part('wide')} />
      ))
    case 'lines':
      return (
        <Layout>
          {block.lines.map((line, index) => (
            <Line key={`${line.name}-${index}`} line={line} />
          ))}
        </Layout>
      )
    case 'sums':
      return (
        <div {...part('sums')}>
          <table width="100%" cellPadding={0} cellSpacing={0}>
            <tbody>
              {block.rows.map(({ name, value, isTotal }) => (
                <tr key={name}>
                  <th scope="row" {...part(isTotal ? 'totalName' : 'sumName')}>
                    {name}
                  </th>
                  <td {...part(isTotal ? 'totalValue' : 'sumValue')}>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'card':
      return <MailCard card={block} />
    default:
      return assertNever(block)
  }
}

function Line({ line: { pictureUrl, name, details, value, before } }: { line: MailLine }) {
  return (
    <tr>
      <td {...part('picture')} valign="top">
        {pictureUrl && <img src={pictureUrl} alt="" width={64} height={64} />}
      </td>
      <td {...part('name')} valign="top">
        {name}
        {details.map((detail) => (
          <span key={detail} {...part('small')}>
            <br />
            {detail}
          </span>
        ))}
      </td>
      <td {...part('price')} valign="top">
        {before && (
          <>
            <s {...part('struck')}>{before}</s>
            <br />
          </>
        )}
        <span {...(before ? part('reduced') : {})}>{value}</span>
      </td>
    </tr>
  )
}
