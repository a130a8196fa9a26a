import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sampleRegion } from '#mocks/map-region/sample-region.ts'
import { isSeen } from '#mocks/stories/is-seen.ts'
import { MapFrame } from './frame/MapFrame.tsx'
import { MapMarks } from './layers/MapMarks.tsx'
import { MapAreas, MapCircle, MapPin, MapPolygon, MapTrail } from './layers/MapShapes.tsx'
import { RegionContext, type AskRegion, type RegionSource } from './region/region-source.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const home = at(41.8781, -87.6298)
const walk = [home, at(41.8801, -87.6268), at(41.8831, -87.6278), at(41.8841, -87.6248)]
const garden = [at(41.8771, -87.6318), at(41.8791, -87.6318), at(41.8791, -87.6288), at(41.8771, -87.6288)]
const square = [at(41.8821, -87.6318), at(41.8826, -87.6318), at(41.8826, -87.6311), at(41.8821, -87.6311)]
const beside = square.map(({ latitude, longitude }) => at(latitude, longitude + 0.0007))

const meta = {
  title: 'Parts/Map frame',
  component: MapFrame,
  subcomponents: { MapMarks, MapAreas, MapCircle, MapPolygon, MapTrail, MapPin },
  tags: ['autodocs'],
  args: {
    label: 'Where Biscuit walked',
    fit: [...walk, ...garden],
    children: (
      <>
        <MapAreas areas={[square, beside]} />
        <MapCircle centre={home} radius={250} dashed />
        <MapPolygon points={garden} tone="success" />
        <MapTrail points={walk} tone="pets" />
        <MapMarks places={[{ key: 'home', name: 'Home', note: '', to: '/', position: home, mark: 'H' }]} />
        <MapPin at={walk.at(-1)!} label="Biscuit now" />
      </>
    ),
  },
} satisfies Meta<typeof MapFrame>
export default meta

/** A zone, a garden, a walk, where it began and where it ends. */
export const Layers: StoryObj<typeof meta> = {}

/** Bytes at an address of this page, as the platform has them at one of its own. */
const region: RegionSource = {
  address: URL.createObjectURL(new Blob([sampleRegion(home)])),
  version: 'sample',
  west: home.longitude - 0.048,
  east: home.longitude + 0.048,
  south: home.latitude - 0.0355,
  north: home.latitude + 0.0355,
  minZoom: 10,
  maxZoom: 14,
  schema: 'protomaps',
  attribution: [{ text: 'An invented town', url: 'https://carenest.test/' }],
}

const askRegion: AskRegion = (draw) => draw(region)

/** Where the operator gave the file of a region, its streets are the ground; whose data they are stands in the corner. */
export const Region: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <RegionContext value={askRegion}>
        <Story />
      </RegionContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await isSeen(() => within(canvasElement).getByRole('link', { name: 'An invented town' }))
    await expect(canvasElement.querySelector('canvas')).toBeVisible()
  },
}
