import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { idField, textField } from '#shared/address/fields.ts'
import { readAddress } from '#shared/address/address.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import { needSlice } from '#shared/state/lazy-slice.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { paths } from '#shared/paths.ts'
import { chatQuestions } from '../../api.ts'
import styles from '../../components/chat.module.css'
import { ConversationList } from '../../components/ConversationList.tsx'
import { TalkView } from '../../components/TalkView.tsx'
import { usePresence } from '../../components/use-presence.ts'
import { runOutbox } from '../../outbox/run-outbox.ts'
import type { Dispatch } from '../../running/ask.ts'
import { draftsSlice } from '../../running/drafts-slice.ts'

const fields = { with: idField, at: textField }

const question = combineQuestions({
  list: defineQuestion(chatQuestions.listConversations, () => ({ query: {} })),
  talk: defineQuestion(chatQuestions.findConversation, ({ search }) => {
    const { with: other } = readAddress(fields, search)
    return other ? { query: { with: other } } : null
  }),
})

export default defineScreen({ question, view: Chat })

/** Conversations beside the one that is open; on a phone one of both. */
function Chat({ answer: { list, talk } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch<Dispatch>()
  const { values } = useAddress(fields)
  const isWide = useMedia('(min-width: 60rem)')
  const other = values.with
  const found = Number.parseInt(values.at, 10)
  usePresence()
  useEffect(() => {
    dispatch(needSlice(draftsSlice) as never)
    runOutbox(dispatch)
  }, [dispatch])
  const open = other && (
    <QueryState
      query={{ ...talk, data: talk.currentData }}
      skeleton={<SkeletonRows rows={6} />}
      missing={
        <Empty compact title={t('chat.noWay.title')} actions={<LinkButton to={paths.chat.link()}>{t('chat.back')}</LinkButton>}>
          {t('chat.noWay.text')}
        </Empty>
      }
    >
      {(conversation) => (
        <TalkView key={other} conversation={conversation} to={other} found={Number.isInteger(found) ? found : null} />
      )}
    </QueryState>
  )
  return (
    <Stack gap="4">
      <PageHeader title={t('chat.title')} about={isWide || !other ? t('chat.about') : undefined} />
      <div className={styles.chat}>
        {(isWide || !other) && <ConversationList answer={list} chosen={other} />}
        {open}
        {isWide && !other && (
          <Empty compact title={t('chat.choose.title')}>
            {t('chat.choose.text')}
          </Empty>
        )}
      </div>
    </Stack>
  )
}
