import { useTranslation } from 'react-i18next'
import { shownSigns } from '#contract/chat/values.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadChatSettingsQuery, useSaveChatSettingsMutation } from '../api.ts'

/** What one shows others, each by itself; the server keeps to it. */
export function ChatSigns() {
  const { t } = useTranslation('workspace')
  const answer = useReadChatSettingsQuery()
  const [save, saving] = useSaveChatSettingsMutation()
  return (
    <QueryState query={answer} skeleton={<SkeletonText lines={4} />}>
      {(settings) => (
        <Stack gap="3">
          <Text quiet>{t('chat.settings.about')}</Text>
          {saving.isError && (
            <Banner tone="error" live>
              {t('chat.settings.failed')}
            </Banner>
          )}
          {shownSigns.map((sign) => (
            <Checkbox
              key={sign}
              checked={settings[sign]}
              disabled={saving.isLoading}
              onChange={({ target }) => void save({ body: { ...settings, [sign]: target.checked } })}
              label={t(`chat.settings.${sign}`)}
            />
          ))}
        </Stack>
      )}
    </QueryState>
  )
}
