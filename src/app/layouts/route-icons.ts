import type { ComponentType } from 'react'
import type { RouteIcon } from '#shared/routing/icons.ts'
import { DownloadIcon, MailIcon, LockIcon, SettingsIcon } from '#shared/ui/icons/action-icons.tsx'
import { PhoneIcon } from '#shared/ui/icons/account-icons.tsx'
import * as common from '#shared/ui/icons/first-view-icons.tsx'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { AlertIcon, ClockIcon, InfoIcon } from '#shared/ui/icons/status-icons.tsx'
import * as things from '#shared/ui/icons/thing-icons.tsx'

/** The picture behind each name that routes use. */
export const routeIconComponents: Record<RouteIcon, ComponentType<IconProps>> = {
  alert: AlertIcon,
  bell: things.BellIcon,
  book: things.DocumentIcon,
  building: things.ClinicIcon,
  calendar: common.CalendarIcon,
  card: things.CardIcon,
  cart: common.CartIcon,
  chart: things.ChartIcon,
  clock: ClockIcon,
  download: DownloadIcon,
  file: things.CertificateIcon,
  heart: common.HeartIcon,
  help: things.HelpIcon,
  history: things.RecordIcon,
  home: common.HomeIcon,
  image: things.ImageIcon,
  info: InfoIcon,
  key: LockIcon,
  list: things.DocumentIcon,
  mail: MailIcon,
  map: things.PinIcon,
  megaphone: things.MegaphoneIcon,
  message: things.ChatIcon,
  package: things.OrderIcon,
  paw: common.PawIcon,
  phone: PhoneIcon,
  pill: things.PillIcon,
  pin: things.TrackerIcon,
  receipt: things.InvoiceIcon,
  search: common.SearchIcon,
  settings: SettingsIcon,
  shield: things.ShieldIcon,
  star: things.AwardIcon,
  stethoscope: things.StethoscopeIcon,
  store: things.ShopIcon,
  tag: things.CouponIcon,
  user: common.PersonIcon,
  users: things.PeopleIcon,
  video: common.VideoIcon,
}
