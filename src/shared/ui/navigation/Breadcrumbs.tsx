import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ChevronEndIcon } from '../icons/arrow-icons.tsx'
import styles from './Breadcrumbs.module.css'

/** The way from the top to this screen; the last one is where the person is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) {
  const { t } = useTranslation('site')
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            {index > 0 && <ChevronEndIcon size={14} />}
            {to && index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
