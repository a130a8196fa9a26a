import { useTranslation } from 'react-i18next'
import type { SettingItem } from '#contract/office/setting-schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useSettingValue } from './use-setting-value.ts'

interface SettingRowProps {
  setting: SettingItem
  /** Address of its changes. */
  history: string
  onChange: () => void
  onPutBack: () => void
}

/** One setting: what it governs, what is in force, and who set it last and why. */
export function SettingRow({ setting, history, onChange, onPutBack }: SettingRowProps) {
  const { t } = useTranslation('workspace')
  const valueOf = useSettingValue(setting.unit)
  const name = t(`office.settings.names.${setting.name}`)
  const { value, usual, last } = setting
  return (
    <Stack as="article" gap="2">
      <Heading level={3} size="m">
        {name}
      </Heading>
      <Text quiet>{t(`office.settings.abouts.${setting.name}`)}</Text>
      {value !== usual && <Text size="s">{t('office.settings.usually', { value: valueOf(usual) })}</Text>}
      {last && (
        <Text as="div" size="s" quiet>
          <bdi>{last.by}</bdi>, <When instant={last.at} />: <bdi>{last.reason}</bdi>
        </Text>
      )}
      <Cluster gap="3">
        <Text as="span" strong numbers>
          {valueOf(value)}
        </Text>
        <Button small aria-label={t('office.settings.named.change', { name })} onClick={onChange}>
          {t('office.settings.verbs.change')}
        </Button>
        {value !== usual && (
          <Button small variant="quiet" aria-label={t('office.settings.named.putBack', { name })} onClick={onPutBack}>
            {t('office.settings.verbs.putBack')}
          </Button>
        )}
        {last && (
          <LinkButton
            small
            variant="quiet"
            to={history}
            preventScrollReset
            aria-label={t('office.settings.named.history', { name })}
          >
            {t('office.settings.verbs.history')}
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  )
}
