import { Icon, type IconProps } from './icon.tsx'

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
)

export const ChevronUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 15 6-6 6 6" />
  </Icon>
)

export const ChevronStartIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="m15 6-6 6 6 6" />
  </Icon>
)

export const ChevronEndIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="m9 6 6 6-6 6" />
  </Icon>
)

export const ArrowStartIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M20 12H4m6-6-6 6 6 6" />
  </Icon>
)

export const ArrowEndIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 12h16m-6-6 6 6-6 6" />
  </Icon>
)

export const ExternalIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
  </Icon>
)

export const SortIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3" />
  </Icon>
)
