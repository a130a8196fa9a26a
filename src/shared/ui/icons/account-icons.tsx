import { Icon, type IconProps } from './icon.tsx'

/* Of the ways into an account, whose screens bring only these of what can be done. */

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
)

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 16 16M9.5 6a9 9 0 0 1 2.5-.400C18 5.6 21.5 12 21.5 12a16 16 0 0 1-2.7 3.400M6.4 7.700A16 16 0 0 0 2.5 12S6 18.4 12 18.400a9 9 0 0 0 4.5-1.200M10.2 10.100a2.7 2.7 0 0 0 3.7 3.8" />
  </Icon>
)

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h3.500l1.7 4.3-2.3 1.600a12 12 0 0 0 6.2 6.200l1.6-2.300L20 15.500V19a1.5 1.5 0 0 1-1.6 1.500A15.5 15.5 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />
  </Icon>
)
