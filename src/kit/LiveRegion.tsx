/** Announces its text to assistive technology whenever the text changes. Mount it before there is anything to announce. */
export function LiveRegion({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <p className="kit-visually-hidden" role={urgent ? 'alert' : 'status'}>
      {text}
    </p>
  )
}
