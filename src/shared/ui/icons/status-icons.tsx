import { Icon, type IconProps } from './icon.tsx'

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)

export const CheckCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.3 2.8 2.7L16 9.5" />
  </Icon>
)

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 2.8 19.2a.9.9 0 0 0 .8 1.3h16.8a.9.9 0 0 0 .8-1.3L12 3.5Z" />
    <path d="M12 10v4.5m0 2.8v.1" />
  </Icon>
)

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11.2v5m0-8.5v.1" />
  </Icon>
)

export const ErrorCircleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m9 9 6 6m0-6-6 6" />
  </Icon>
)

export const ForbiddenIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="m5.8 5.8 12.4 12.4" />
  </Icon>
)

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.2l3.4 2" />
  </Icon>
)

export const HourglassIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 3h11M6.5 21h11M8 3v4.2c0 1.8 4 3.2 4 4.8s-4 3-4 4.8V21m8-18v4.2c0 1.8-4 3.2-4 4.8s4 3 4 4.8V21" />
  </Icon>
)

export const RefundIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 9h11a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4" />
  </Icon>
)

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M10 9v6m4-6v6" />
  </Icon>
)

export const DotIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4.5" fill="currentColor" />
  </Icon>
)

export const OfflineIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3 3 18 18M8.6 15.6a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4.2-2.5M19 12a10 10 0 0 0-6.2-3M2 8.6A15 15 0 0 1 6 6.2m16 2.4A15 15 0 0 0 10.5 5M12 19.4v.1" />
  </Icon>
)
