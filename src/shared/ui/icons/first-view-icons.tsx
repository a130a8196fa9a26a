import { Icon, type IconProps } from './icon.tsx'

/*
 * Of the frame that stands around every page, and of the home page: apart from the others, so that a first view brings only these.
 */

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
)

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
)

export const SignOutIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M14 4.500H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h8M10 12h10.500m0 0-4-4m4 4-4 4" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const CartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4.500h2.500l2 10.500h10l2-7.500H6.3" />
    <circle cx="9" cy="19" r="1.5" />
    <circle cx="16.5" cy="19" r="1.5" />
  </Icon>
)

export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.5 12 4.500l8 7M6 10v9.500h12V10" />
    <path d="M10 19.500v-5h4v5" />
  </Icon>
)

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.500a7.5 7.5 0 0 1 15 0" />
  </Icon>
)

export const GlobeIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z" />
  </Icon>
)

export const MoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />
  </Icon>
)

export const SunIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.500m0 15V21m9-9h-1.500m-15 0H3m15.4-6.4-1 1M6.7 17.300l-1 1m12.7 0-1-1M6.7 6.700l-1-1" />
  </Icon>
)

export const PawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 12.500c-2.6 0-5 2.4-5 4.7 0 1.7 1.2 2.6 2.6 2.6 1 0 1.6-.5 2.4-.500s1.4.5 2.4.500c1.4 0 2.6-.9 2.6-2.6 0-2.3-2.4-4.7-5-4.700Z" />
    <ellipse cx="5" cy="11.5" rx="1.6" ry="2.2" />
    <ellipse cx="9.3" cy="6.5" rx="1.7" ry="2.4" />
    <ellipse cx="14.7" cy="6.5" rx="1.7" ry="2.4" />
    <ellipse cx="19" cy="11.5" rx="1.6" ry="2.2" />
  </Icon>
)

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.500v4m7-4v4" />
  </Icon>
)

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="6.5" width="12.5" height="11" rx="2.5" />
    <path d="m15.5 10.5 5.5-3v9l-5.5-3" />
  </Icon>
)

export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20S4 15.3 4 9.300A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.300C20 15.3 12 20 12 20Z" />
  </Icon>
)
