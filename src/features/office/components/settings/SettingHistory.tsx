import { useTranslation } from 'react-i18next'
import type { SettingItem } from '#contract/office/setting-schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useListSettingChangesQuery } from '../../api.ts'
import { useSettingValue } from './use-setting-value.ts'

/** What one setting was changed to, newest first: from what to what, by whom, when and why. */
export function SettingHistory({ setting, onClose }: { setting: SettingItem; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const { name, unit } = setting
  const valueOf = useSettingValue(unit)
  const changes = useListSettingChangesQuery({ query: { name } })
  return (
    <Drawer
      open
      onClose={onClose}
      width={34}
      title={t('office.settings.named.history', { name: t(`office.settings.names.${name}`) })}
    >
      <QueryState
        query={{ ...changes, data: changes.currentData }}
        skeleton={<SkeletonText lines={6} />}
        empty={<Text quiet>{t('office.settings.never')}</Text>}
      >
        {(list) => (
          <Stack as="ol" gap="4">
            {list.map(({ version, before, after, isBack, by, at, reason }) => (
              <Stack as="li" gap="1" key={version}>
                <Text strong numbers>
                  {t('office.settings.fromTo', { before: valueOf(before), after: valueOf(after) })}
                </Text>
                {isBack && <Text size="s">{t('office.settings.wasPutBack')}</Text>}
                <Text>
                  <bdi>{reason}</bdi>
                </Text>
                <Text as="div" size="s" quiet>
                  <bdi>{by}</bdi>, <When instant={at} />
                </Text>
              </Stack>
            ))}
          </Stack>
        )}
      </QueryState>
    </Drawer>
  )
}
