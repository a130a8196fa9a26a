import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Drawer } from '#shared/ui/overlay/Drawer.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadWindDownQuery } from '../../wind-downs-api.ts'
import { WindDownForm } from './WindDownForm.tsx'

/** What one account leaves behind: why it was suspended, what is open, and how each is to end. */
export function WindDownDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const answer = useReadWindDownQuery({ params: { id } })
  const shown = answer.currentData
  return (
    <Drawer open onClose={onClose} width={40} title={shown?.suspension?.name ?? t('admin.windDown.title')}>
      <QueryState query={{ ...answer, data: shown }} skeleton={<SkeletonText lines={8} />}>
        {({ suspension, opensAt, total, items }) => (
          <Stack gap="5">
            {suspension && (
              <Banner tone="warning" title={t('admin.accounts.isSuspended')}>
                <bdi>{suspension.reason}</bdi>
              </Banner>
            )}
            {items.length === 0 && <Text quiet>{t('admin.windDown.nothing')}</Text>}
            {total > items.length && (
              <Text size="s" quiet>
                {t('admin.windDown.shown', { shown: String(items.length), total: String(total) })}
              </Text>
            )}
            {opensAt !== null && (
              <Banner>
                {t('admin.windDown.opensAt')} <When instant={opensAt} />
              </Banner>
            )}
            {items.length > 0 && <WindDownForm id={id} items={items} isClosed={opensAt !== null} />}
          </Stack>
        )}
      </QueryState>
    </Drawer>
  )
}
