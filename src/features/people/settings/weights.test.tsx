import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import type { Me } from '#contract/account/schemas.ts'
import type { UnitSystem } from '#contract/kernel/unit-systems.ts'
import { newPet, type Pet } from '#contract/people/schemas.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { ownAccountApi } from '#shared/api/me.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import words from '../words/workspace.en-US.json'
import { PetCard } from './PetCard.tsx'
import { petOfValues, valuesOfPet } from './pet-values.ts'
import { WeightLines } from './WeightLines.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en-US', resources: { 'en-US': { workspace: { people: words } } } })
})

const id = '01900000-0000-7000-8000-000000000001'
const milo: Pet = {
  id,
  name: 'Milo',
  species: 'dog',
  breed: 'Beagle',
  sex: 'male',
  neutered: null,
  birthDate: null,
  microchip: null,
  weights: [{ date: '2026-11-01', grams: 4536 }],
  vaccinations: [],
  picture: null,
  archivedAt: null,
}

/** The fields of the weights, with what would be sent below. */
function Weights() {
  const units = useUnits()
  const form = useContractForm({
    schema: () => Promise.resolve(newPet),
    initial: valuesOfPet(milo, units),
    submit: () => Promise.resolve(),
  })
  return (
    <>
      <WeightLines form={form} />
      <output>{JSON.stringify(petOfValues(form.values, units).weights.map(({ grams }) => grams))}</output>
    </>
  )
}

async function show(units: UnitSystem | null) {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (usual) => usual().concat(baseApi.middleware),
  })
  await store.dispatch(ownAccountApi.util.upsertQueryData('me', undefined, { id, timeZone: 'UTC', units } as Me))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PetCard pet={milo}>{null}</PetCard>
        <Weights />
      </MemoryRouter>
    </Provider>,
  )
}

it.each([
  ['imperial', 'pounds', '10', 'Beagle · 10 lb', 4990],
  [null, 'pounds', '10', 'Beagle · 10 lb', 4990],
  ['metric', 'kilograms', '4.536', 'Beagle · 4.536 kg', 11_000],
] as const)('with the units %s a weight is shown and entered in %s', async (units, name, written, card, entered) => {
  await show(units)
  expect(screen.getByText(card)).toBeInTheDocument()
  const field = screen.getByLabelText<HTMLInputElement>(`Weight in ${name}`)
  // A field in use is not exchanged for the one that is still loading.
  act(() => field.focus())
  expect(field.value).toBe(written)
  expect(screen.getByRole('status')).toHaveTextContent('[4536]')
  await userEvent.clear(field)
  await userEvent.type(field, '11')
  expect(screen.getByRole('status')).toHaveTextContent(`[${entered}]`)
})
