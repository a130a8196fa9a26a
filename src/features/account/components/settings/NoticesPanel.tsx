import { titleKey } from '#contract/notices/kinds.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { noticeChoices } from '#contract/notices/schemas.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useRefusalWords } from '../../refusal-words.ts'
import { useChangeNoticeChoiceMutation, useNoticeChoicesQuery } from '../../settings-api.ts'
import styles from './settings.module.css'

type Choice = z.output<typeof noticeChoices>['choices'][number]
type Way = 'inApp' | 'email'

/** What the person wants to be told, and how. Each box is kept at once. */
export function NoticesPanel() {
  const { t } = useTranslation('workspace')
  const choices = useNoticeChoicesQuery()
  const [change, changing] = useChangeNoticeChoiceMutation()
  const { sentenceOf } = useRefusalWords()
  const [fault, setFault] = useState<string>()
  // What was just chosen is shown before the server has said so.
  const wanted = changing.isLoading ? changing.originalArgs?.body : undefined

  const choose = async ({ kind, inApp, email }: Choice, way: Way, value: boolean) => {
    setFault(undefined)
    try {
      await change({ body: { kind, inApp, email: email ?? false, [way]: value } }).unwrap()
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
          aria-label={t('account.notices.choiceLabel', {
            kind: t(titleKey(choice.kind)),
            way: t(`account.notices.${way}`),
          })}
          onChange={(event) => void choose(choice, way, event.target.checked)}
        />
      </label>
    )
  }

  return (
    <Panel title={t('account.notices.title')} about={t('account.notices.about')}>
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
                <th scope="col">{t('account.notices.kind')}</th>
                <th scope="col" className={styles.way}>
                  {t('account.notices.inApp')}
                </th>
                <th scope="col" className={styles.way}>
                  {t('account.notices.email')}
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((choice) => (
                <tr key={choice.kind}>
                  <th scope="row">{t(titleKey(choice.kind))}</th>
                  <td className={styles.way}>{box(choice, 'inApp')}</td>
                  <td className={styles.way}>
                    {choice.email === null ? <span title={t('account.notices.never')}>–</span> : box(choice, 'email')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </QueryState>
    </Panel>
  )
}
