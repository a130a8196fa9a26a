import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CannedAnswer } from '#contract/support/schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListCannedQuery, useRemoveCannedMutation } from '../../api.ts'
import styles from '../support.module.css'
import { WriteCanned } from './WriteCanned.tsx'

/** Ready answers by language, which administrators add, change and remove. */
export function CannedAnswers() {
  const { t, i18n } = useTranslation('workspace')
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const canned = useListCannedQuery()
  const [remove] = useRemoveCannedMutation()
  const [written, setWritten] = useState<CannedAnswer | 'new'>()
  const { ask, confirmation } = useConfirm()
  const removeAfterAsking = async ({ id, title }: CannedAnswer) => {
    const sure = await ask({
      title: t('support.canned.removeOne', { title }),
      body: t('support.canned.removeBody'),
      confirm: t('support.canned.remove'),
      danger: true,
    })
    if (sure) await remove({ params: { id } })
  }
  return (
    <Stack>
      <Cluster justify="between">
        <Heading level={2} size="m">
          {t('support.canned.title')}
        </Heading>
        <Button icon={<PlusIcon size={18} />} onClick={() => setWritten('new')}>
          {t('support.canned.add')}
        </Button>
      </Cluster>
      <QueryState query={{ ...canned, data: canned.data?.items }} empty={<Empty title={t('support.canned.empty')} />}>
        {(items) => (
          <Stack as="ul" gap="3" aria-label={t('support.canned.title')}>
            {items.map((one) => (
              <li key={one.id}>
                <Card as="article" padding="tight">
                  <Stack gap="2">
                    <Cluster justify="between">
                      <Heading level={3} size="s">
                        <bdi>{one.title}</bdi>
                      </Heading>
                      <Cluster gap="2">
                        <Button
                          small
                          aria-label={t('support.canned.changeOne', { title: one.title })}
                          onClick={() => setWritten(one)}
                        >
                          {t('support.canned.change')}
                        </Button>
                        <Button
                          small
                          aria-label={t('support.canned.removeOne', { title: one.title })}
                          onClick={() => void removeAfterAsking(one)}
                        >
                          {t('support.canned.remove')}
                        </Button>
                      </Cluster>
                    </Cluster>
                    <Text as="div" size="s" quiet>
                      {names.of(one.locale)}
                    </Text>
                    <p className={styles.text} dir="auto" lang={one.locale}>
                      {one.text}
                    </p>
                  </Stack>
                </Card>
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
      {confirmation}
      {written && <WriteCanned of={written === 'new' ? undefined : written} onClose={() => setWritten(undefined)} />}
    </Stack>
  )
}
