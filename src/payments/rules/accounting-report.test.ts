import { describe, expect, it } from 'vitest'
import { differencesOf, type KnownPayment, readAccountingReport, type ReportedPayment } from './accounting-report.ts'

const header = 'Company Account,Merchant Account,Psp Reference,Merchant Reference,Main Currency,Main Amount,Record Type'
const file = (...lines: string[]): string => [header, ...lines.map((line) => `Konvehti,Shop,${line}`)].join('\r\n')
const read = (text: string): ReportedPayment[] => {
  const found = readAccountingReport(text, 'Shop')
  if (!Array.isArray(found)) throw new Error(JSON.stringify(found))
  return found
}

describe('a payment accounting report', () => {
  it('gives each payment once, with what became of it', () => {
    const payments = read(
      file(
        'P1,"KV-1-1",EUR,12.50,Received',
        'P1,"KV-1-1",EUR,12.50,Authorised',
        'P1,"KV-1-1",EUR,12.50,SentForSettle',
        'P1,"KV-1-1",EUR,12.50,Settled',
        'P1,"KV-1-1",EUR,-2.50,SentForRefund',
        'P2,"KV-2-1",EUR,5.00,Authorised',
        'P2,"KV-2-1",EUR,5.00,Cancelled',
        'P3,"KV-3-1",EUR,7.00,Refused',
        'P4,"KV-4-1",EUR,8.00,SentForSettle',
        'P4,"KV-4-1",EUR,8.00,CaptureFailed',
        'P4,"KV-4-1",EUR,8.00,Authorised',
      ),
    )
    expect(payments).toMatchObject([
      { pspReference: 'P1', authorisedCents: 1_250, capturedCents: 1_250, refundedCents: 250, isEnded: false },
      { pspReference: 'P2', authorisedCents: 500, capturedCents: 0, refundedCents: 0, isEnded: true },
      { pspReference: 'P4', authorisedCents: 800, capturedCents: 0, refundedCents: 0, isEnded: false },
    ])
  })

  it('of another merchant account says nothing', () => {
    expect(readAccountingReport(file('P1,"KV-1-1",EUR,12.50,Authorised'), 'Other')).toEqual([])
  })

  it('that is none is refused with its line', () => {
    expect(readAccountingReport('a,b,c\n1,2,3', 'Shop')).toEqual({ line: 1, reason: 'header' })
    expect(readAccountingReport(file('P1,"KV-1-1",EUR,twelve,Authorised'), 'Shop')).toEqual({
      line: 2,
      reason: 'amount',
    })
    expect(readAccountingReport(file('P1,"KV-1'), 'Shop')).toEqual({ line: 2, reason: 'fields' })
  })
})

describe('the books', () => {
  const there = (more: Partial<ReportedPayment> = {}): ReportedPayment => ({
    pspReference: 'P1',
    merchantReference: 'KV-1-1',
    currency: 'EUR',
    authorisedCents: 1_000,
    capturedCents: 0,
    refundedCents: 0,
    isEnded: false,
    ...more,
  })
  const here = (more: Partial<KnownPayment> = {}): KnownPayment => ({
    orderNumber: 'KV-1',
    status: 'Authorised',
    amountCents: 1_000,
    capturedCents: 0,
    refundedCents: 0,
    ...more,
  })

  it.each([
    ['agree', there(), here(), []],
    [
      'agree on what was taken and partly given back',
      there({ capturedCents: 1_000, refundedCents: 300 }),
      here({ capturedCents: 1_000, refundedCents: 300 }),
      [],
    ],
    ['agree on what went back', there({ isEnded: true }), here({ status: 'Reversed' }), []],
    ['lack a payment', there(), null, ['lost']],
    ['need no payment that was cancelled', there({ isEnded: true }), null, []],
    ['need no payment that went back whole', there({ capturedCents: 1_000, refundedCents: 1_000 }), null, []],
    ['do not know that it was paid', there(), here({ status: 'Pending' }), ['unpaid-here']],
    ['have another sum', there({ authorisedCents: 999 }), here(), ['sum']],
    ['know nothing of what was taken', there({ capturedCents: 1_000 }), here(), ['capture']],
    [
      'know nothing of a refund',
      there({ capturedCents: 1_000, refundedCents: 300 }),
      here({ capturedCents: 1_000 }),
      ['refund'],
    ],
    ['gave back what is still there', there(), here({ status: 'Reversed' }), ['not-given-back']],
  ] as const)('%s', (_name, reported, known, differences) => {
    expect(differencesOf(reported, known)).toEqual(differences)
  })
})
