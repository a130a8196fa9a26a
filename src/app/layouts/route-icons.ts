import type { ComponentType } from 'react'
import type { RouteIcon } from '#shared/routing/icons.ts'
import { DownloadIcon, MailIcon, LockIcon, PhoneIcon, SearchIcon, SettingsIcon } from '#shared/ui/icons/action-icons.tsx'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { AlertIcon, ClockIcon, InfoIcon } from '#shared/ui/icons/status-icons.tsx'
import * as things from '#shared/ui/icons/thing-icons.tsx'

/** The picture behind each name that routes use. */
export const routeIconComponents: Record<RouteIcon, ComponentType<IconProps>> = {
  alert: AlertIcon,
  bell: things.BellIcon,
  book: things.DocumentIcon,
  building: things.ClinicIcon,
  calendar: things.CalendarIcon,
  card: things.CardIcon,
  cart: things.CartIcon,
  chart: things.ChartIcon,
  clock: ClockIcon,
  download: DownloadIcon,
  file: things.CertificateIcon,
  heart: things.HeartIcon,
  help: things.HelpIcon,
  history: things.RecordIcon,
  home: things.HomeIcon,
  image: things.ImageIcon,
  info: InfoIcon,
  key: LockIcon,
  list: things.DocumentIcon,
  mail: MailIcon,
  map: things.PinIcon,
  megaphone: things.MegaphoneIcon,
  message: things.ChatIcon,
  package: things.OrderIcon,
  paw: things.PawIcon,
  phone: PhoneIcon,
  pill: things.PillIcon,
  pin: things.TrackerIcon,
  receipt: things.InvoiceIcon,
  search: SearchIcon,
  settings: SettingsIcon,
  shield: things.ShieldIcon,
  star: things.AwardIcon,
  stethoscope: things.StethoscopeIcon,
  store: things.ShopIcon,
  tag: things.CouponIcon,
  user: things.PersonIcon,
  users: things.PeopleIcon,
  video: things.VideoIcon,
}
