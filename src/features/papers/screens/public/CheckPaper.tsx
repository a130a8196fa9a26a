import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { PaperCheck } from '#contract/papers/schemas.ts'
import { RecalledOnPaper } from '#features/recalls/index.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { CheckedPaperCard } from '../../components/CheckedPaperCard.tsx'
import { ConfirmFillForm } from '../../components/ConfirmFillForm.tsx'
import { useCheckPaperMutation } from '../../api.ts'

/** Where the QR of a paper leads: what the paper is worth, and where a pharmacy outside says what it gave of it. */
export default function CheckPaper() {
  const { code = '' } = useParams()
  return <Check key={code} code={code} />
}

const tones = {
  genuine: 'success',
  on_hold: 'error',
  used_up: 'information',
  expired: 'warning',
  superseded: 'warning',
  cancelled: 'error',
  unknown: 'error',
} as const

function Check({ code }: { code: string }) {
  const { t } = useTranslation('site')
  const [check, asked] = useCheckPaperMutation()
  const [counted, setCounted] = useState<PaperCheck>()
  useEffect(() => void check({ body: { code: code.slice(0, 40) } }), [check, code])
  const query = { ...asked, refetch: () => check({ body: { code: code.slice(0, 40) } }), isFetching: asked.isLoading }
  return (
    <Stack gap="5">
      <PageHeader title={routeText('papers.routes.checkPaper', 'title', t)} about={t('papers.check.about')} />
      <QueryState query={query}>
        {(answered) => {
          const { state, paper } = counted ?? answered
          return (
            <Stack gap="4">
              {paper && <RecalledOnPaper recalled={paper.recalled} />}
              <Banner tone={tones[state]} title={t(`papers.check.title.${state}`)}>
                {t(`papers.check.text.${state}`)}
              </Banner>
              {paper && <CheckedPaperCard paper={paper} />}
              {paper?.countsDown && <ConfirmFillForm paper={paper} onCounted={setCounted} />}
            </Stack>
          )
        }}
      </QueryState>
    </Stack>
  )
}
