import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Avatar } from './Avatar.tsx'
import styles from './Chip.module.css'

export interface PersonChipProps {
  name: string
  src?: string | null
  /** Quietly behind the name: role, speciality. */
  note?: ReactNode
  /** Where the person can be looked at. */
  to?: string
  /** Icon of the species makes it a pet's chip. */
  pet?: boolean
  icon?: ReactNode
}

/** A person or pet in a line of text or a row. */
export function PersonChip({ name, src, note, to, pet, icon }: PersonChipProps) {
  const inside = (
    <>
      <Avatar name={name} src={src} size={28} pet={pet} icon={icon} />
      <span className={styles.words}>
        {name} {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  )
  return to ? (
    <Link className={styles.chip} to={to}>
      {inside}
    </Link>
  ) : (
    <span className={styles.chip}>{inside}</span>
  )
}
