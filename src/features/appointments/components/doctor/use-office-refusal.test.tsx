import { renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { apiErrorOf, noAnswer } from '#shared/api/api-error.ts'
import german from '../../words/workspace.de-DE.json'
import { useOfficeRefusal } from './use-office-refusal.ts'

beforeAll(async () => {
  const workspace = { appointments: german }
  await i18next.use(initReactI18next).init({ lng: 'de-DE', ns: ['workspace'], resources: { 'de-DE': { workspace } } })
})

const said = (fault: unknown) => renderHook(() => useOfficeRefusal()).result.current(fault)
const refusal = (status: number, code: string) => apiErrorOf(status, { code, detail: 'in_progress' })

it('is said in the words of the language, and never in those of the server', () => {
  const { refusedBy, refusedText } = german.office
  for (const code of ['too_early', 'too_late', 'has_come', 'appointment_state'] as const)
    expect(said(refusal(409, code))).toBe(refusedBy[code])
  expect(said(refusal(403, 'missing_right'))).toBe(refusedBy.missing_right)
  expect(said(noAnswer('network'))).toBe(refusedBy.offline)
  for (const other of [refusal(409, 'something_new'), refusal(404, 'not_found'), new Error('of ours')])
    expect(said(other)).toBe(refusedText)
})
