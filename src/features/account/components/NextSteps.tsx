import { useTranslation } from 'react-i18next'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import styles from './AccountFrame.module.css'

/** What a licence holder waits for after registering. */
export function NextSteps({ kind }: { kind: 'doctor' | 'pharmacy' }) {
  const { t } = useTranslation('site')
  return (
    <Stack gap="4">
      <Heading level={2} size="l">
        {t('account.register.nextTitle')}
      </Heading>
      <ol className={styles.next}>
        <li>{t('account.register.step1')}</li>
        <li>{t(`account.register.${kind}Step2`)}</li>
        <li>{t(`account.register.${kind}Step3`)}</li>
      </ol>
    </Stack>
  )
}
