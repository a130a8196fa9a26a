import type { EventKind } from '#contract/events/values.ts'
import { classes } from '#shared/ui/classes.ts'
import styles from './EventPicture.module.css'

interface EventPictureProps {
  kind: EventKind
  /** Address of its own; the kind's drawing without one. */
  src: string | null
  className?: string
}

/** An event's picture. Decoration: the words beside it say what it is. */
export function EventPicture({ kind, src, className }: EventPictureProps) {
  return (
    <span className={classes(styles.picture, className)} aria-hidden="true">
      <img src={src ?? `/pictures/events/${kind}.svg`} alt="" loading="lazy" decoding="async" />
    </span>
  )
}
