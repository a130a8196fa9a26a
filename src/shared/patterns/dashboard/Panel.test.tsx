import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, it, vi } from 'vitest'
import words from '#shared/words/site.en-US.json'
import { QueryPanel } from './Panel.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-US', ns: ['site'], defaultNS: 'site', resources: { 'en-US': { site: words } } })
})

it('lets one panel fail and be asked again while its neighbour shows what it has', async () => {
  const refetch = vi.fn()
  render(
    <>
      <QueryPanel title="Earnings" query={{ error: new Error('refused'), refetch }}>
        {() => 'never shown'}
      </QueryPanel>
      <QueryPanel title="Pets" query={{ data: ['Milo'] }}>
        {(pets) => pets.join()}
      </QueryPanel>
    </>,
  )
  const earnings = within(screen.getByRole('region', { name: 'Earnings' }))
  expect(within(screen.getByRole('region', { name: 'Pets' })).getByText('Milo')).toBeVisible()
  await userEvent.click(earnings.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('keeps its heading while it waits and when nothing is there', () => {
  const { rerender } = render(
    <QueryPanel title="Pets" query={{ isFetching: true }} empty="No pets yet.">
      {() => 'never shown'}
    </QueryPanel>,
  )
  expect(within(screen.getByRole('region', { name: 'Pets' })).getByRole('status')).toHaveTextContent('Loading')
  rerender(
    <QueryPanel title="Pets" query={{ data: [] }} empty="No pets yet.">
      {() => 'never shown'}
    </QueryPanel>,
  )
  expect(within(screen.getByRole('region', { name: 'Pets' })).getByText('No pets yet.')).toBeVisible()
})
