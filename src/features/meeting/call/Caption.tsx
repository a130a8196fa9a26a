import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '#shared/lib/use-now.ts'
import { useListMessagesQuery } from '../api.ts'
import styles from './call.module.css'

/** Milliseconds that typed words stand over the picture. */
const shownFor = 20_000

/** What the doctor has just typed, large over the picture, for those who cannot hear. What was said before the call is in the messages. */
export function Caption({ meeting }: { meeting: string }) {
  const { t } = useTranslation('workspace')
  const { data } = useListMessagesQuery({ params: { id: meeting } })
  const now = useNow(1000)
  const last = data?.messages.findLast(({ part }) => part === 'doctor')
  // By this device's clock from when it was first seen, for the server's may be another.
  const [first, setFirst] = useState<string | undefined>(last?.id)
  const [seen, setSeen] = useState<{ id: string; at: number } | null>(null)
  if (data && first === undefined) setFirst(last?.id ?? '')
  if (last && last.id !== first && first !== undefined && seen?.id !== last.id) setSeen({ id: last.id, at: now })
  if (!last || seen?.id !== last.id || now - seen.at > shownFor) return null
  return (
    <p className={styles.caption} role="status" aria-label={t('meeting.call.caption')}>
      <bdi>{last.text}</bdi>
    </p>
  )
}
