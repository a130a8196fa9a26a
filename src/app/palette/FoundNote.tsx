import { useTranslation } from 'react-i18next'
import type { Found } from '#contract/search/schemas.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './Palette.module.css'

/** What tells one found thing from another that is called the same. */
export function FoundNote({ found }: { found: Found }) {
  const { t } = useTranslation('workspace')
  switch (found.kind) {
    case 'doctor':
      return t(`doctors.speciality.${found.speciality}`, { ns: 'site' })
    case 'product':
      return (
        <>
          {found.pharmacy} · <Money value={found.price} />
        </>
      )
    case 'article':
      return found.summary
    case 'patient':
      return (
        <>
          {found.pet && <>{found.name} · </>}
          <When instant={found.start} show="date" />
        </>
      )
    case 'pet':
      return null
    case 'visit':
      return (
        <>
          <When instant={found.start} show="both" /> · {t(`appointments.states.${found.state}`)} ·{' '}
          <span className={styles.whole}>{found.number}</span>
        </>
      )
    case 'order':
    case 'invoice':
      return (
        <>
          {found.other} · <Money value={found.kind === 'order' ? found.total : found.amount} />
        </>
      )
    case 'conversation':
      return <When instant={found.at} show="date" />
    case 'account':
      return [t(`admin.roles.${found.role}`), found.email].filter(Boolean).join(' · ')
  }
}
