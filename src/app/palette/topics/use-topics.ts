import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnoughToSearch } from '#contract/kernel/search/fold.ts'
import { corrected, lexiconOf } from './correct.ts'
import { topicItems, topicsIn } from './topics.ts'

/** Topics by what was typed, and what was probably meant by words that name nothing. `titles`: names of screens, which can be meant as well. */
export function useTopics(titles: readonly string[]) {
  const { t } = useTranslation('workspace')
  const topics = useMemo(() => topicsIn(t), [t])
  return {
    itemsFor: (words: string) => (!isEnoughToSearch(words) ? [] : topicItems(topics, words)),
    meantBy: (words: string) => corrected(words, lexiconOf([...topics.flatMap(({ title, also }) => [title, also]), ...titles])),
  }
}
