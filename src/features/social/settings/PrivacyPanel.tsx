import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Member } from '#contract/social/schemas.ts'
import { ChatSigns } from '#features/chat/settings/index.ts'
import { errorToast } from '#shared/toasts/toasts.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangeOwnStandingMutation, useListBlockedInfiniteQuery, useReadOwnStandingQuery } from '../api.ts'
import { UnblockButton } from '../components/member/UnblockButton.tsx'

const rowOf = ({ id, name, avatar }: Member) => (
  <Cluster justify="between">
    <PersonChip name={name} src={avatar} />
    <UnblockButton member={{ id, name }} />
  </Cluster>
)

/** Whether others find the patient by name, what they see of them in chat, and whom the patient blocked. */
export function PrivacyPanel() {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const dispatch = useDispatch()
  const standing = useReadOwnStandingQuery({})
  const blocked = useListBlockedInfiniteQuery({ query: {} })
  const [change, { isLoading }] = useChangeOwnStandingMutation()
  const choose = async (isFindable: boolean) => {
    const { error } = await change({ body: { isFindable } })
    if (error) dispatch(errorToast(site('patterns.errorBody'), error))
  }
  return (
    <>
      <Panel title={t('social.privacy.title')}>
        <QueryState query={standing} skeleton={<SkeletonText lines={2} />}>
          {({ isFindable }) => (
            <Checkbox
              label={t('social.privacy.findable')}
              hint={t('social.privacy.findableHint')}
              checked={isFindable}
              disabled={isLoading}
              onChange={({ target }) => void choose(target.checked)}
            />
          )}
        </QueryState>
      </Panel>
      <Panel title={t('chat.settings.title')}>
        <ChatSigns />
      </Panel>
      <Panel title={t('social.privacy.blocked')}>
        <CardList
          query={blocked}
          label={t('social.privacy.blocked')}
          itemKey={({ id }) => id}
          card={rowOf}
          skeleton={<SkeletonText lines={2} />}
          empty={<Text quiet>{t('social.privacy.nobodyBlocked')}</Text>}
        />
      </Panel>
    </>
  )
}
