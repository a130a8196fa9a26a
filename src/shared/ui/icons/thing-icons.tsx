import { Icon, type IconProps } from './icon.tsx'

export const ClinicIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 20V8.500L12 4l7.5 4.500V20M3 20h18M12 9.500v5m-2.5-2.500h5M9.5 20v-2.500h5V20" />
  </Icon>
)

export const PrescriptionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.500h9L19 7.500v13H6z" />
    <path d="M14.5 3.500V8H19M9.5 16.500v-5h2a1.5 1.5 0 0 1 0 3h-2m2 0 3 3.500m0-3.5-3 3.5" />
  </Icon>
)

export const PillIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2.5" y="8" width="19" height="8" rx="4" transform="rotate(-40 12 12)" />
    <path d="m9.5 9.2 5.2 6" />
  </Icon>
)

export const CertificateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 4h14v10H5zM8.5 8h7m-7 3h4" />
    <path d="m10 14-.8 6 2.8-1.8 2.8 1.8-.8-6" />
  </Icon>
)

export const RecordIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 5H5.500v15.500h13V5H16M8.5 3.500h7V7h-7z" />
    <path d="M8 13.500h2l1.5-3 2 5 1.2-2H16" />
  </Icon>
)

export const OrderIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.5 8 4v9l-8 4-8-4v-9l8-4Z" />
    <path d="m4 7.5 8 4 8-4m-8 4v9" />
  </Icon>
)

export const ShopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 10v10h15V10M3.5 8.5 5 4h14l1.5 4.500a2.9 2.9 0 0 1-5.7 0 2.9 2.9 0 0 1-5.6 0 2.9 2.9 0 0 1-5.7 0Z" />
    <path d="M9.5 20v-5h5v5" />
  </Icon>
)

export const InvoiceIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.500h12v17l-2.4-1.5-2.4 1.5-2.4-1.500L8.4 20.5 6 19z" />
    <path d="M9.5 8h5m-5 4h5" />
  </Icon>
)

export const CouponIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h16v3.200a2 2 0 0 0 0 3.600V17H4v-3.200a2 2 0 0 0 0-3.600z" />
    <path d="m9.5 14.5 5-5m-4.6.400v.1m4.2 4v.1" />
  </Icon>
)

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.500V18a1.5 1.5 0 0 0 1.5 1.500h14v-10h-14A1.5 1.5 0 0 1 4 8a2 2 0 0 1 1.5-1.900L16.5 4.500v5" />
    <path d="M16 14.500v.1" strokeWidth="2.6" />
  </Icon>
)

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5.5" width="18" height="13" rx="2" />
    <path d="M3 10h18M6.5 15h3.5" />
  </Icon>
)

export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15L6 16.500Zm4 3.500a2.2 2.2 0 0 0 4 0" />
  </Icon>
)

export const ChatIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 5h16v11.500H11L6.5 20.500v-4H4z" />
    <path d="M8 9h8m-8 3.500h5" />
  </Icon>
)

export const PeopleIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.500a6.5 6.5 0 0 1 13 0M15.5 5.300a3.5 3.5 0 0 1 0 6.400m2 2.200a6.5 6.5 0 0 1 4 5.6" />
  </Icon>
)

export const StethoscopeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.500H4.500V9a4.5 4.5 0 0 0 9 0V3.500H12M9 13.500V16a4.5 4.5 0 0 0 9 0v-2" />
    <circle cx="18" cy="11.5" r="2.5" />
  </Icon>
)

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.700L12 16.800l-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </Icon>
)

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21s7-6.2 7-11.500a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
)

export const ChartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4v16h16M8.5 16v-4m4 4V8m4 8v-6" />
  </Icon>
)

export const DocumentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.500h8.500L18.5 7.500v13H6z" />
    <path d="M14 3.500V8h4.500M9 12.500h6M9 16h4" />
  </Icon>
)

export const ImageIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="9" cy="9.5" r="1.7" />
    <path d="m4 17.5 5-4.5 3.5 3 3-3.5 5 5" />
  </Icon>
)

export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 11.500h16V20H4zM3 7.500h18v4H3zM12 7.500V20m0-12.500C10 3 5.5 3.5 6.5 6c.5 1.2 2.5 1.5 5.5 1.500Zm0 0c2-4.5 6.5-4 5.5-1.5-.5 1.2-2.5 1.5-5.5 1.500Z" />
  </Icon>
)

export const MegaphoneIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M4 10v4l11 4.500v-13L4 10Zm11-2.500a4.5 4.5 0 0 1 0 9M6.5 15l1 5h3l-1-3.8" />
  </Icon>
)

export const TrackerIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 2.500V6m0 12v3.500M2.5 12H6m12 0h3.5" />
    <circle cx="12" cy="12" r="7" />
  </Icon>
)

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 8h3.500L9 5.500h6L16.5 8H20v11.500H4z" />
    <circle cx="12" cy="13.5" r="3.5" />
  </Icon>
)

export const MicrophoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="3" width="6" height="11" rx="3" />
    <path d="M5.5 11.500a6.5 6.5 0 0 0 13 0M12 18v3" />
  </Icon>
)

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 5 6v5.500c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6z" />
    <path d="m9 12 2.2 2.200L15.2 10" />
  </Icon>
)

export const TruckIcon = (props: IconProps) => (
  <Icon directional {...props}>
    <path d="M3 6.500h11v10H3zM14 10h4l3 3.500v3h-7" />
    <circle cx="7.5" cy="17.5" r="1.8" />
    <circle cx="17" cy="17.5" r="1.8" />
  </Icon>
)

export const HelpIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.600m0 3v.1" />
  </Icon>
)

export const AwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="9" r="5.5" />
    <path d="m9 14-1.5 6.500L12 18l4.5 2.500L15 14" />
  </Icon>
)
