import { useState } from 'react'
import { Button } from '#src/kit/Button.tsx'
import { TextField } from '#src/kit/Field.tsx'
import { maxBatchCodes } from '#src/promotions/contract/promotion-definition.ts'
import { useText } from '#src/shell/web/text/use-text.ts'
import { useWork } from '../record/use-work.ts'
import { WorkDialog } from '../record/WorkDialog.tsx'
import { Note } from '../shell/states.tsx'
import { makeCodes } from './promotion-api.ts'

interface CodesButtonProps {
  promotionKey: string
  onMade: () => void
}

/** Makes a batch of single-use codes. They are shown this once, as a file. */
export function CodesButton({ promotionKey, onMade }: CodesButtonProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [batch, setBatch] = useState('')
  const [count, setCount] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const making = useWork({
    call: () => makeCodes(promotionKey, batch.trim(), Number(count)),
    onDone: (made) => {
      setCodes(made)
      saveCodes(batch.trim(), made)
      onMade()
    },
  })
  const work = codes === null ? making : { ...making, run: () => saveCodes(batch.trim(), codes) }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setCodes(null)
          setBatch('')
          setCount('')
          making.leave()
          setOpen(true)
        }}
      >
        {t('/desk/promotions/make-codes')}
      </Button>
      <WorkDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('/desk/promotions/make-codes')}
        work={work}
        verb={t(codes === null ? '/desk/promotions/make-codes' : '/desk/promotions/save-codes')}
      >
        {codes === null ? (
          <>
            <TextField
              label={t('/desk/field/batch')}
              hint={t('/desk/promotions/hint/batch')}
              value={batch}
              maxLength={40}
              required
              error={making.fields['batch']?.[0]}
              onChange={({ target }) => setBatch(target.value)}
            />
            <TextField
              label={t('/desk/field/count')}
              type="number"
              min={1}
              max={maxBatchCodes}
              value={count}
              required
              error={making.fields['count']?.[0]}
              onChange={({ target }) => setCount(target.value)}
            />
          </>
        ) : (
          <Note tone="ok" announce>
            <p>{t('/desk/promotions/codes-made', { count: codes.length })}</p>
          </Note>
        )}
      </WorkDialog>
    </>
  )
}

/** A file that every spreadsheet opens. */
function saveCodes(batch: string, codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([['code', ...codes, ''].join('\r\n')], { type: 'text/csv' }))
  link.download = `${batch.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
