import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useSetLostAlertsMutation } from '../api.ts'

/** Whether one is told of animals lost near one's blurred point; `null`: there is none yet. */
export function AlertsConsent({ alerts }: { alerts: boolean | null }) {
  const { t } = useTranslation('workspace')
  const [set, setting] = useSetLostAlertsMutation()
  return (
    <Card padding="tight">
      {alerts === null ? (
        <Text size="s">
          {t('lost.alerts.needsPoint')} <Link to={paths.petsNearby.link()}>{t('lost.alerts.toNearby')}</Link>
        </Text>
      ) : (
        <Checkbox
          label={t('lost.alerts.label')}
          hint={t('lost.alerts.hint')}
          checked={alerts}
          disabled={setting.isLoading}
          onChange={({ target }) => void set({ body: { alerts: target.checked } })}
        />
      )}
      {setting.isError && (
        <Banner tone="error" live>
          {t('lost.alerts.failed')}
        </Banner>
      )}
    </Card>
  )
}
