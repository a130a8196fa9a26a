import { useState, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { accentOf, initials } from './avatar-colour.ts'
import styles from './Avatar.module.css'

export interface AvatarProps {
  name: string
  /** Address of the picture; initials stand in while there is none, or it cannot be had. */
  src?: string | null
  /** Pixels. */
  size?: number
  /** Rounded square instead of a circle. */
  pet?: boolean
  /** Instead of initials: a species icon. */
  icon?: ReactNode
  /** The name is not written beside it, so that it must be said. */
  labelled?: boolean
}

export function Avatar({ name, src, size = 40, pet, icon, labelled }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shown = src && src !== broken
  return (
    <span
      className={classes(styles.avatar, pet && styles.pet)}
      data-workspace={accentOf(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
      role={labelled ? 'img' : undefined}
      aria-label={labelled ? name : undefined}
      aria-hidden={!labelled}
    >
      {shown ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        (icon ?? initials(name))
      )}
    </span>
  )
}
