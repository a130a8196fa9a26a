import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Hold } from '#contract/privacy/schemas.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './privacy.module.css'

/** What must be ended first, each with the place where it is ended and how. */
export function HoldList({ holds, title }: { holds: readonly Hold[]; title: string }) {
  const { t } = useTranslation('workspace')
  return (
    <section aria-label={title}>
      <Text strong>{title}</Text>
      <ul className={styles.holds}>
        {holds.map(({ kind, name, at, link }) => (
          <li key={`${kind} ${link} ${name}`}>
            <Link to={link} className={styles.hold}>
              {t(`privacy.holds.${kind}`, { name })}
            </Link>
            <Text quiet size="s">
              {at && (
                <>
                  <When instant={at} /> ·{' '}
                </>
              )}
              {t(`privacy.holds.how.${kind}`)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
