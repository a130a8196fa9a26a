import type { ComponentType } from 'react'
import type { NoticeIcon } from '#contract/kernel/capability.ts'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import {
  AlertIcon,
  CheckCircleIcon,
  ClockIcon,
  ForbiddenIcon,
  HourglassIcon,
  RefundIcon,
} from '#shared/ui/icons/status-icons.tsx'
import { CalendarIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { ShieldIcon, StarIcon, StethoscopeIcon } from '#shared/ui/icons/thing-icons.tsx'

/** The pictures that notices have, by the name that their capability gives. */
export const noticeIcons: Readonly<Record<NoticeIcon, ComponentType<IconProps>>> = {
  done: CheckCircleIcon,
  off: ForbiddenIcon,
  alert: AlertIcon,
  calendar: CalendarIcon,
  clock: ClockIcon,
  hourglass: HourglassIcon,
  refund: RefundIcon,
  shield: ShieldIcon,
  star: StarIcon,
  stethoscope: StethoscopeIcon,
}
