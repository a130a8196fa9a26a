import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import type { ImportReport } from '#contract/fhir/schemas.ts'
import { leftOutReasons } from '#contract/fhir/values.ts'
import fhir from '../words/workspace.en-US.json'
import { ChoosePatient } from './ChoosePatient.tsx'
import { ImportedParts } from './ImportedParts.tsx'

const records = { kinds: { allergy: 'Allergy', vaccination: 'Vaccination' } }

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    interpolation: { escapeValue: false },
    resources: { 'en-US': { workspace: { fhir, records } } },
  })
})

const patients = [
  { reference: 'urn:uuid:1', name: 'Ann Example', birthDate: '1990-04-01', count: 2 },
  { reference: 'Patient/2', name: null, birthDate: null, count: 1 },
]

it('names what is skipped, with the reason, beside what is imported', () => {
  const report: ImportReport = {
    patients,
    patient: 'urn:uuid:1',
    added: [{ kind: 'allergy', count: 1 }],
    known: 0,
    leftOut: [
      { type: 'Immunization', reason: 'not_done', count: 7, names: ['Rabies', 'Tetanus'] },
      { type: 'Encounter', reason: 'not_told_by_owners', count: 1, names: [] },
    ],
  }
  const { container } = render(<ImportedParts report={report} />)
  const facts = [...container.querySelectorAll('dl > div')].map((row) => row.textContent)
  expect(facts).toEqual([
    'Patient in the fileAnn Example',
    'Allergy1',
    'Skipped: not given, not taken, or not measured (Vaccination)7: Rabies, Tetanus …',
    'Skipped: only a practice can add this (Encounter)1',
  ])
})

it('has words for every reason', () => {
  expect(Object.keys(fhir.in.leftOut).toSorted()).toEqual([...leftOutReasons].toSorted())
})

it('lets the person choose one of several patients, told apart by name, birth date and entries', async () => {
  const chosen: string[] = []
  render(<ChoosePatient patients={patients} chosen={undefined} onChoose={(reference) => chosen.push(reference)} />)
  const options = screen.getAllByRole('radio')
  expect(options.map((option) => option.closest('label')?.textContent)).toEqual([
    'Ann ExampleBorn Apr 1, 1990 · 2 entries',
    'Patient/21 entry',
  ])
  expect(options.some((option) => (option as HTMLInputElement).checked)).toBe(false)
  await userEvent.click(options[1]!)
  expect(chosen).toEqual(['Patient/2'])
})
