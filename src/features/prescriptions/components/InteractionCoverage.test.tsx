import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it } from 'vitest'
import { interactionSource } from '#contract/formulary/values.ts'
import words from '../words/workspace.en-US.json'
import { InteractionCoverage } from './InteractionCoverage.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    interpolation: { escapeValue: false },
    resources: { 'en-US': { workspace: { prescriptions: words } } },
  })
})

const limits = `Interactions were checked against one list only: ${interactionSource}. Other interactions were not checked.`

it('where none was found, names the list that was searched, and says that no other was', () => {
  render(
    <InteractionCoverage
      checks={[
        { kind: 'allergy', answer: 'warning' },
        { kind: 'interaction', answer: 'clear' },
      ]}
    />,
  )
  expect(screen.getByText(`No interaction found. ${limits}`)).toBeTruthy()
})

it.each(['warning', 'unknown'] as const)('beside a finding (%s), says the limits alone', (answer) => {
  render(<InteractionCoverage checks={[{ kind: 'interaction', answer }]} />)
  expect(screen.getByText(limits)).toBeTruthy()
})
