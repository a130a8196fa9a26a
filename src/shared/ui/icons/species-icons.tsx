import type { JSX } from 'react'
import { Icon, type IconProps } from './icon.tsx'

export const DogIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5.5C6 4.5 3.5 6 3.5 9.500c0 2 .8 3.5 2.5 3.5 1 0 1.5-.7 1.7-1.800M16 5.500c2-1 4.5.5 4.5 4 0 2-.8 3.5-2.5 3.5-1 0-1.5-.7-1.7-1.8" />
    <path d="M8 5.500c2.5-1 5.5-1 8 0 .8 2 1 5 1 7.5 0 4-2 7-5 7s-5-3-5-7c0-2.5.2-5.5 1-7.500Z" />
    <path d="M10 10.500v.1m4-.1v.1m-3 4.400h2l-1 1.200z" />
  </Icon>
)
export const CatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 13.500V4l4 3a10 10 0 0 1 6 0l4-3v9.500c0 3.8-3 6.5-7 6.500s-7-2.7-7-6.500Z" />
    <path d="M9.5 12v.1m5-.1v.1M11 15.500l1 .8 1-.8M2.5 13.500l3 .5m-2.5 3 3-1m15.5-2.5-3 .5m2.5 3-3-1" />
  </Icon>
)
export const RabbitIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.5 10.500C7 8 6.5 4.5 7.5 3c1.8-.5 3.5 3 3.8 7m3.2.5c2.5-2.5 3-6 2-7.5-1.8-.5-3.5 3-3.8 7" />
    <path d="M6.5 15.500c0-3.5 2.5-5.5 5.5-5.500s5.5 2 5.5 5.500S15 21 12 21s-5.5-2-5.5-5.500Z" />
    <path d="M9.8 14.500v.1m4.4-.1v.1M11 17.300l1 .7 1-.7" />
  </Icon>
)
export const BirdIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M20.5 7.5 17 6.700A4.5 4.5 0 0 0 8.5 9v2L3 17.500h8c4 0 6.5-3 6.5-6.500V9.700l3-2.200Z" />
    <path d="M13.5 7.700v.1M8.5 11c0 2.5 1.5 4 4 4M10 17.500V21m3.5-3.600V21" />
  </Icon>
)
export const FishIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M3 12c2.5-4 6-6 9.5-6 3 0 5 1.5 6 3.500L22 7v10l-3.5-2.500c-1 2-3 3.5-6 3.500C9 18 5.5 16 3 12Z" />
    <path d="M7.5 11.500v.1M12 9c1 2 1 4 0 6" />
  </Icon>
)
export const ReptileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 12.500C7 9 9.2 6.5 12 6.500s5 2.5 5 6-2.2 6-5 6-5-2.5-5-6Z" />
    <path d="M10 6.800V5a2 2 0 0 1 4 0v1.800M8 9 4.5 7.500M16 9l3.5-1.500M8 16l-3.5 1.500M16 16l3.5 1.500M12 18.500V21m0-11.5 2 1.500v3l-2 1.5-2-1.500v-3z" />
  </Icon>
)
export const HorseIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M6 20.500c0-5 .5-8 3-11L8.5 5l3 2c4 0 6.5 2.5 8 7l-2.5 2.5-4-2.500c-1 0-2 .5-2 2s1 3 1.5 4.5" />
    <path d="M13.5 10v.1M6 20.500c-2-4-2-9.5 2.5-14" />
  </Icon>
)
export const RodentIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 15.500C4 11 8 8.5 12 8.500c4.5 0 8 3.5 8.5 7-.5 2.5-3 3-5.5 3H7.500C5.5 18.5 4 17.5 4 15.500Z" />
    <path d="M13 8.700a3 3 0 1 1 4.5 1.600M16.5 13.500v.1M4.2 16.500C2.5 16 2 14 3 12.500m5.5 6v1.500m6-1.500v1.5" />
  </Icon>
)
export const FerretIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 10.5 5 6l3.5 1.500a8 8 0 0 1 7 0L19 6l-1 4.500c1 2 1 4-.5 5.500L12 20l-5.5-4c-1.5-1.5-1.5-3.5-.5-5.500Z" />
    <path d="M7.5 12.500c1-1 2.5-1 3.5 0m2 0c1-1 2.5-1 3.5 0M11 17.500h2" />
  </Icon>
)

const species: Readonly<Record<string, (props: IconProps) => JSX.Element>> = {
  dog: DogIcon,
  cat: CatIcon,
  rabbit: RabbitIcon,
  bird: BirdIcon,
  fish: FishIcon,
  reptile: ReptileIcon,
  horse: HorseIcon,
  guinea_pig: RodentIcon,
  hamster: RodentIcon,
  ferret: FerretIcon,
}

/** The drawing of a species, by its id in the contract; a paw for all others. */
export function SpeciesIcon({ species: id, ...rest }: IconProps & { species: string }) {
  const Drawn = species[id] ?? AnyPetIcon
  return <Drawn {...rest} />
}

const AnyPetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 12.500c-2.6 0-5 2.4-5 4.7 0 1.7 1.2 2.6 2.6 2.6 1 0 1.6-.5 2.4-.5s1.4.5 2.4.5c1.4 0 2.6-.9 2.6-2.6 0-2.3-2.4-4.7-5-4.700Z" />
    <path d="M5 11.500v.5m4.3-5.500v.5m5.4-.5v.5m4.3 4.500v.5" strokeWidth="3" />
  </Icon>
)
