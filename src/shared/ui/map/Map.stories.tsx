import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { wordOf } from '#mocks/stories/words.ts'
import { Avatar } from '../people/Avatar.tsx'
import { PlaceMap } from './PlaceMap.tsx'

const centre = { latitude: 41.8781, longitude: -87.6298 }
const people = [
  { name: 'Ben Okafor', north: 0.02, east: 0.01, note: '2.4 km away' },
  { name: 'Ana López', north: -0.04, east: 0.05, note: '6.1 km away' },
  { name: 'Chiara Neri', north: -0.04, east: 0.05, note: '6.1 km away' },
  { name: 'Dev Patel', north: 0.3, east: -0.2, note: '37 km away' },
]
const places = people.map(({ name, note, north, east }) => ({
  key: name,
  name,
  note,
  to: '/doctor',
  position: { latitude: centre.latitude + north, longitude: centre.longitude + east },
  mark: <Avatar name={name} size={34} />,
}))

export default {
  title: 'Parts/Map',
  component: PlaceMap,
  tags: ['autodocs'],
  args: { label: 'Clinics near Chicago', centre, centreName: 'Chicago', places },
} satisfies Meta<typeof PlaceMap>
type Story = StoryObj<typeof PlaceMap>

export const Drawn: Story = {}
export const NothingNear: Story = { args: { places: [] } }
/** For those who cannot see the map, or want the list. */
export const AsList: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: wordOf('ui.map.showList') }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Dev Patel' })).toBeVisible()
  },
}
/** Twelve at one place are one mark with their number; pressing it comes nearer. */
export const ManyTogether: Story = {
  args: {
    places: Array.from({ length: 12 }, (_, index) => ({
      ...places[0]!,
      key: String(index),
      name: `Dr ${index + 1}`,
      position: { latitude: centre.latitude + (index % 4) * 0.0004, longitude: centre.longitude + index * 0.0004 },
    })).concat(places[3]!),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const map = canvas.getByRole('application')
    await userEvent.click(await canvas.findByRole('button', { name: /^12 / }))
    await expect(within(map).queryByRole('button', { name: /^12 / })).toBeNull()
  },
}
