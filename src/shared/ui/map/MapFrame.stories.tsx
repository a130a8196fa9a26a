import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapFrame } from './frame/MapFrame.tsx'
import { MapMarks } from './layers/MapMarks.tsx'
import { MapAreas, MapCircle, MapPin, MapPolygon, MapTrail } from './layers/MapShapes.tsx'

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
