import { useTranslation } from 'react-i18next'
import type { OfficeLook } from '#contract/audit/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './audit.module.css'

/** One look or act of the office, in plain words. */
export function LookRow({ look, onAsk }: { look: OfficeLook; onAsk: () => void }) {
  const { t } = useTranslation('workspace')
  const { act, at, reason } = look
  const name = look.by ?? t('audit.looks.platform')
  return (
    <article className={styles.look}>
      <Cluster gap="2" justify="between">
        <Text>{t(`audit.looks.acts.${act.replace('.', '_') as 'account_read'}`, { name })}</Text>
        <Button small variant="quiet" onClick={onAsk} aria-label={t('audit.looks.askOf', { name })}>
          {t('audit.looks.ask')}
        </Button>
      </Cluster>
      <Text as="div" size="s" quiet>
        <When instant={at} />
      </Text>
      {reason !== null && (
        <Text size="s">
          {t('audit.looks.reason')}: <bdi>{reason}</bdi>
        </Text>
      )}
    </article>
  )
}
