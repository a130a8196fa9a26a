import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import words from '#shared/words/site.en-US.json'
import { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx'

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en-US', ns: ['site'], defaultNS: 'site', resources: { 'en-US': { site: words } } })
})

const position = { latitude: 41.9, longitude: -87.6 }
const places = [
  { key: '1', name: 'Ben Okafor', note: '2 km away', to: '/ben', position, mark: 'B' },
  { key: '2', name: 'Ana López', to: '/ana', position, mark: 'A' },
]
const show = (more: Partial<PlaceMapProps> = {}) =>
  render(
    <MemoryRouter>
      <PlaceMap label="Clinics" places={places} centre={position} centreName="Chicago" {...more} />
    </MemoryRouter>,
  )

describe('a map of places', () => {
  it('names every mark and leads to what it marks', () => {
    show()
    expect(screen.getByRole('link', { name: 'Ben Okafor, 2 km away' })).toHaveAttribute('href', '/ben')
    expect(screen.getByRole('link', { name: 'Ana López' })).toHaveAttribute('href', '/ana')
  })

  it('is a list for those who cannot see it, and a map again', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }))
    expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
      'Ben Okafor',
      'Ana López',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }))
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('asks Google with the key, and keeps our own drawing where that cannot be had', async () => {
    show({ mapsKey: 'a-key' })
    const script = await waitFor(() => {
      const found = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]')
      expect(found).not.toBeNull()
      return found!
    })
    expect(new URL(script.src).searchParams.get('key')).toBe('a-key')
    act(() => void script.dispatchEvent(new Event('error')))
    expect(await screen.findByRole('link', { name: 'Ben Okafor, 2 km away' })).toBeInTheDocument()
  })

  it('asks nobody without a key', () => {
    document.querySelectorAll('script').forEach((script) => script.remove())
    show()
    expect(document.querySelector('script')).toBeNull()
  })
})
