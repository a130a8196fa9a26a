import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { chatLimits } from '#contract/chat/values.ts'
import { paths } from '#shared/paths.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useSearchMessagesInfiniteQuery } from '../api.ts'
import styles from './chat.module.css'
import { Face } from './Face.tsx'

/** Words in all of one's conversations; what is found opens where it stands. */
export function MessageSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  return (
    <Dialog open onClose={onClose} title={t('chat.search.title')} width={32}>
      <Stack gap="3">
        <Field label={t('chat.search.label')}>
          <TextInput type="search" value={text} maxLength={chatLimits.search} onChange={({ target }) => setText(target.value)} />
        </Field>
        {search !== '' && <Found search={search} onClose={onClose} />}
      </Stack>
    </Dialog>
  )
}

function Found({ search, onClose }: { search: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const answer = useSearchMessagesInfiniteQuery({ query: { search } })
  const data = answer.currentData && { items: answer.currentData.pages.flatMap(({ items }) => items) }
  return (
    <QueryState
      query={{ ...answer, data }}
      skeleton={<SkeletonRows rows={3} />}
      empty={<Text quiet>{t('chat.search.none')}</Text>}
    >
      {({ items }) => (
        <>
          <ul className={styles.rows}>
            {items.map(({ id, peer, own, text, at, seq }) => {
              const inside = (
                <>
                  <Face person={peer} />
                  <span className={styles.rowWords}>
                    <strong>
                      <bdi>{peer?.name ?? t('chat.gone')}</bdi>
                    </strong>
                    <span className={styles.preview}>
                      {own && `${t('chat.message.you')}: `}
                      <bdi>{text}</bdi>
                    </span>
                  </span>
                  <Text as="span" size="s" quiet>
                    <When instant={at} show="recent" />
                  </Text>
                </>
              )
              return (
                <li key={id}>
                  {peer ? (
                    <Link className={styles.row} to={paths.chat.link({ with: peer.id, at: String(seq) })} onClick={onClose}>
                      {inside}
                    </Link>
                  ) : (
                    <div className={styles.row}>{inside}</div>
                  )}
                </li>
              )
            })}
          </ul>
          {answer.hasNextPage && (
            <Button small loading={answer.isFetchingNextPage} onClick={() => void answer.fetchNextPage()}>
              {t('chat.list.more')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}
