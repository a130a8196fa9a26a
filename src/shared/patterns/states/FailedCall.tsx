import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import styles from './FailedCall.module.css'

/** The number of a call that failed: to be copied, or taken into a request to the office, which finds by it what happened. */
export function FailedCall({ id }: { id: string }) {
  const { t } = useTranslation('site')
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(id).then(
      () => setCopied(true),
      () => undefined,
    )
  return (
    <span className={styles.failedCall}>
      <span>
        {t('patterns.failedCall')} <code className={styles.number}>{id}</code>
      </span>
      <span className={styles.verbs}>
        <button type="button" className={styles.verb} onClick={copy}>
          {t(isCopied ? 'patterns.copied' : 'patterns.copy')}
        </button>
        <Link className={styles.verb} to={paths.userSupport.link({ failed: id })}>
          {t('patterns.report')}
        </Link>
      </span>
    </span>
  )
}
