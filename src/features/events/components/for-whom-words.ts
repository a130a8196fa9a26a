import type { TFunction } from 'i18next'
import type { EventFor } from '#contract/events/values.ts'

/** Whom an event is for, in words. */
export const forWhomWords = (t: TFunction, forWhom: EventFor): string => t(`events.forWhom.${forWhom}`)
