import { clsx } from 'clsx'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { Emphasised } from '#src/content/web/Emphasised.tsx'
import { useBlockPlace } from '#src/content/web/block-place.ts'
import { paint, paintClass } from '#src/content/web/paint.ts'
import { SafeHtml } from '#src/content/web/SafeHtml.tsx'
import { Button } from '#src/kit/Button.tsx'
import { Alert } from '#src/kit/Notice.tsx'
import { Picture } from '#src/kit/Picture.tsx'
import { usePage } from '#src/shell/web/page/page-context.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useIsHydrated } from '#src/shell/web/use-is-hydrated.ts'
import { formsPath, pageName, stampName, trapName } from '../../contract/form-item.ts'
import { FormField } from '../../web/FormFields.tsx'
import { useForm } from '../../web/use-form.ts'
import type { FormBlock as FormFields } from './form.block.ts'
import './FormBlock.css'

/**
 * A form next to its introduction. Without JavaScript the browser posts it, and the response is the page it stood on; with
 * JavaScript faults appear at the fields at once, and the thanks replace the form.
 */
export function FormBlock({ block }: { block: FormFields }) {
  const { anchor } = useBlockPlace()
  const { heading, headingLevel: Heading, intro, image } = block
  return (
    <section id={anchor} className={clsx('forms-block', paintClass)} style={paint(block.field)}>
      <div className="kit-wrap forms-block__in">
        <div className="forms-block__say">
          {heading !== '' && (
            <Heading className={Heading === 'h1' ? 'kit-d1' : 'kit-d2'}>
              <Emphasised text={heading} />
            </Heading>
          )}
          <SafeHtml html={intro} />
          {image && (
            <div className="forms-block__pic">
              <Picture image={image} preset="half" sizes="(min-width: 1024px) 420px, 100vw" />
            </div>
          )}
        </div>
        <div className="forms-block__panel">
          <Asked block={block} anchor={anchor} />
        </div>
      </div>
    </section>
  )
}

function Asked({ block, anchor }: { block: FormFields; anchor: string | undefined }) {
  const text = useText()
  const page = usePage()
  const isHydrated = useIsHydrated()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLHeadingElement>(null)
  const { state, begin, send } = useForm(block)
  const { sent, contentLink, items } = block
  const language = page.metadata.currentLanguage
  useEffect(() => {
    const asked = form.current
    asked?.addEventListener('focusin', begin)
    return () => asked?.removeEventListener('focusin', begin)
  })
  const wasAsked = useRef(state.at !== 'sent')
  useEffect(() => {
    if (state.at === 'sent' && wasAsked.current) thanks.current?.focus()
  }, [state.at])

  if (state.at === 'sent')
    return (
      <div className="forms-block__thanks">
        <h3 className="kit-d3" ref={thanks} tabIndex={-1}>
          {block.thanksHeading}
        </h3>
        {block.thanksText !== '' && <p>{block.thanksText}</p>}
      </div>
    )

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    if (await send(target)) return
    // Runs after the faults have been rendered.
    requestAnimationFrame(() => target.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus())
  }
  const hasFiles = items.some(({ kind }) => kind === 'file')
  return (
    <form
      ref={form}
      className="kit-form forms-block__form"
      method="post"
      action={`${formsPath}${contentLink.id}?language=${language}${anchor === undefined ? '' : `#${anchor}`}`}
      {...(hasFiles && { encType: 'multipart/form-data' })}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
      aria-label={block.formName}
    >
      {state.fault !== '' && (
        <Alert announce variant={Object.keys(state.faults).length === 0 && sent?.stamp ? 'info' : 'error'}>
          <p>{state.fault}</p>
          {sent?.hadFiles && <p>{text('/forms/files-again')}</p>}
        </Alert>
      )}
      <input type="hidden" name={pageName} value={page.url} />
      {sent && sent.stamp !== '' && <input type="hidden" name={stampName} value={sent.stamp} />}
      {items.map((item) => (
        <FormField key={item.name} item={item} value={sent?.values[item.name] ?? ''} error={state.faults[item.name]} />
      ))}
      {/* Trap field, hidden from people. */}
      <div className="forms-block__trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{text('/forms/trap')}</label>
        <input id={`${id}-trap`} name={trapName} tabIndex={-1} autoComplete="off" />
      </div>
      <div>
        <Button type="submit" busy={state.at === 'sending'} busyText={text('/forms/sending')}>
          {block.submitLabel}
        </Button>
      </div>
    </form>
  )
}
