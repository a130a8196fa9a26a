import type { ComponentType } from 'react'
import type { NoticeKind } from '#contract/notices/kinds.ts'
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

/** The picture beside each kind of notice. */
export const noticeIcons: Readonly<Record<NoticeKind, ComponentType<IconProps>>> = {
  appointmentConfirmed: CheckCircleIcon,
  appointmentMoved: CalendarIcon,
  appointmentCancelled: ForbiddenIcon,
  appointmentMissed: AlertIcon,
  appointmentRefunded: RefundIcon,
  appointmentExpired: HourglassIcon,
  patientWaiting: ClockIcon,
  doctorReady: StethoscopeIcon,
  reviewReceived: StarIcon,
  paymentReturned: RefundIcon,
  licenceVerified: ShieldIcon,
  licenceRefused: AlertIcon,
  eventChanged: CalendarIcon,
  eventCancelled: ForbiddenIcon,
  eventPlaceFree: CheckCircleIcon,
  sessionEndedForSafety: ShieldIcon,
}
