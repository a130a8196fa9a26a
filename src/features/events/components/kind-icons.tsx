import type { ComponentType } from 'react'
import type { EventKind } from '#contract/events/values.ts'
import { HeartIcon, PawIcon } from '#shared/ui/icons/first-view-icons.tsx'
import type { IconProps } from '#shared/ui/icons/icon.tsx'
import { AwardIcon, ChatIcon, GiftIcon, MegaphoneIcon, PeopleIcon, StethoscopeIcon } from '#shared/ui/icons/thing-icons.tsx'

/** The picture of each kind of event. */
export const kindIcons: Readonly<Record<EventKind, ComponentType<IconProps>>> = {
  walk: PawIcon,
  meetUp: PeopleIcon,
  training: AwardIcon,
  healthDay: StethoscopeIcon,
  adoption: HeartIcon,
  charity: GiftIcon,
  talk: ChatIcon,
  other: MegaphoneIcon,
}
