import { useTranslation } from 'react-i18next'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { ConversationRow } from '../components/ConversationRow.tsx'
import { latestConversations } from './api.ts'

/** On a dashboard: who wrote last, and what is unread of it. */
export function LatestConversations() {
  const { t } = useTranslation('workspace')
  return (
    <QueryPanel
      title={t('chat.latest.title')}
      action={
        <LinkButton small variant="quiet" to={paths.chat.link()}>
          {t('chat.latest.all')}
        </LinkButton>
      }
      query={latestConversations.useAnswer()}
      empty={<Text quiet>{t('chat.latest.none')}</Text>}
    >
      {({ items }) => (
        <PanelList wide items={items} rowKey={({ id }) => id}>
          {(conversation) => <ConversationRow conversation={conversation} chosen={false} />}
        </PanelList>
      )}
    </QueryPanel>
  )
}
