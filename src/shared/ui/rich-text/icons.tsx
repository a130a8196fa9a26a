import { Icon, type IconProps } from '../icons/icon.tsx'

export const BulletListIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M9 6h11M9 12h11M9 18h11" />
    <path d="M4.5 6v.1M4.5 12v.1M4.5 18v.1" strokeWidth="2.6" />
  </Icon>
)

export const NumberedListIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 6h10M10 12h10M10 18h10M4 4.5l1.500-.5v4.500M4 14.500c0-1.500 2.500-1.500 2.500 0 0 1-2.500 2-2.500 3h2.500" />
  </Icon>
)

export const UndoIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M8 5 4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11H9" />
  </Icon>
)

export const RedoIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="m16 5 4 4-4 4m4-4H10a5.500 5.500 0 0 0 0 11h5" />
  </Icon>
)
