import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#shared/lib/format-number.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { FilterIcon } from '#shared/ui/icons/action-icons.tsx'
import styles from './Narrowing.module.css'

interface NarrowingProps {
  /** From this width on everything stands open. */
  from?: 'tablet' | 'desk'
  /** How many of the choices are set: nobody shall wonder why a list is short while they are out of sight. */
  chosen: number
  /** On less, too, until somebody closes it. */
  startsOpen?: boolean
  children: ReactNode
}

/**
 * What narrows a list down, as items of the row or grid around it. Where room is short the list comes first, and these open on demand; the
 * style sheet knows so before the page has come alive.
 */
export function Narrowing({ from = 'tablet', chosen, startsOpen = false, children }: NarrowingProps) {
  const { t, i18n } = useTranslation('site')
  const [isOpen, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <>
      <div className={styles.button} data-from={from}>
        <Button wide icon={<FilterIcon />} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t('patterns.filters')}
          {chosen > 0 && ` (${formatNumber(chosen, i18n.language)})`}
        </Button>
      </div>
      <div id={id} className={styles.choices} data-from={from} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
