import { Icon, type IconProps } from '#shared/ui/icons/icon.tsx'

export const MicrophoneOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 11V6a3 3 0 0 0-5.700-1.300M9 9v2a3 3 0 0 0 4.500 2.600M5.500 11a6.500 6.500 0 0 0 9.900 5.500M18.500 11a6.400 6.400 0 0 1-.6 2.700M12 17.500V21M4 4l16 16" />
  </Icon>
)

export const CameraOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 6.500h4.500v4.800l6-3.800v9l-2.200-1.400M14.500 17.500h-11v-11H5M4 4l16 16" />
  </Icon>
)

export const ScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.500 5h17v11h-17zM8.500 20h7M12 16v4M12 13V8m-2.500 2.500L12 8l2.500 2.500" />
  </Icon>
)

export const CaptionsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.500 5.500h17v13h-17zM10 10.200a2 2 0 1 0 0 3.600M17 10.200a2 2 0 1 0 0 3.600" />
  </Icon>
)

export const FullScreenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
  </Icon>
)

export const SmallPictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.500 5h17v14h-17zM12 12.500h6v4h-6z" />
  </Icon>
)

export const HangUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.500 14.500c4.800-5 12.200-5 17 0l-2.300 2.600-3.400-1.500v-2.300a11 11 0 0 0-5.600 0v2.300l-3.400 1.500z" />
  </Icon>
)
