import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { titleKey } from '#contract/notices/kinds.ts'
import type { noticeChoices } from '#contract/notices/schemas.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useChangeNoticeChoiceMutation, useNoticeChoicesQuery } from './api.ts'
import { useFaultSentence } from './use-fault-sentence.ts'
import styles from './settings.module.css'

type Choice = z.output<typeof noticeChoices>['choices'][number]
const ways = ['inApp', 'email', 'push'] as const
type Way = (typeof ways)[number]

/** What the person wants to be told, and how. Each box is kept at once. */
export function NoticesPanel() {
  const { t } = useTranslation('workspace')
  const choices = useNoticeChoicesQuery()
  const [change, changing] = useChangeNoticeChoiceMutation()
  const sentenceOf = useFaultSentence()
  const [fault, setFault] = useState<string>()
  // What was just chosen is shown before the server has said so.
  const wanted = changing.isLoading ? changing.originalArgs?.body : undefined

  const choose = async ({ kind, inApp, email, push }: Choice, way: Way, value: boolean) => {
    setFault(undefined)
    try {
      await change({ body: { kind, inApp, email: email ?? false, ...(push !== null && { push }), [way]: value } }).unwrap()
    } catch (error) {
      setFault(sentenceOf(error))
    }
  }
  const box = (choice: Choice, way: Way) => {
    const kept = wanted?.kind === choice.kind ? wanted[way] : choice[way]
    return (
      <label>
        <input
          type="checkbox"
          checked={kept ?? false}
          aria-label={t('notices.choices.choiceLabel', {
            kind: t(titleKey(choice.kind)),
            way: t(`notices.choices.${way}`),
          })}
          onChange={(event) => void choose(choice, way, event.target.checked)}
        />
      </label>
    )
  }

  return (
    <Panel title={t('notices.choices.title')} about={t('notices.choices.about')}>
      {fault && (
        <Banner tone="error" live>
          {fault}
        </Banner>
      )}
      <QueryState query={choices} skeleton={<SkeletonText lines={6} />}>
        {({ choices: list }) => (
          <table className={styles.choices}>
            <thead>
              <tr>
                <th scope="col">{t('notices.choices.kind')}</th>
                {ways.map((way) => (
                  <th key={way} scope="col" className={styles.way}>
                    {t(`notices.choices.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((choice) => (
                <tr key={choice.kind}>
                  <th scope="row">{t(titleKey(choice.kind))}</th>
                  {ways.map((way) => (
                    <td key={way} className={styles.way}>
                      {choice[way] === null ? <span title={t('notices.choices.never')}>–</span> : box(choice, way)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryState>
    </Panel>
  )
}
