import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { LostPage } from '#contract/lost/schemas.ts'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { ScreenTitle } from '#shared/routing/ScreenTitle.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { paths } from '#shared/paths.ts'
import { lostQuestions } from '../../api.ts'
import { AnimalLooks } from '../../components/AnimalLooks.tsx'
import { SearchHelp } from '../../components/search/SearchHelp.tsx'
import { FinderThread } from '../../components/thread/FinderThread.tsx'
import { useFinderToken } from '../../components/thread/use-finder-token.ts'
import { SightingForm } from '../../components/SightingForm.tsx'
import { isCode } from '../../model/page-address.ts'

const question = defineQuestion(lostQuestions.readLostPage, ({ params: { code = '' } }) =>
  isCode(code) ? { body: { code } } : null,
)

export default defineScreen({ question, view: LostAnimal })

/** The public page of a lost animal: what it is, about where, and how to say that one has seen it. */
function LostAnimal({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('site')
  const { code = '' } = useParams()
  if (answer.isUninitialized) return <NotFound level={1} />
  return (
    <QueryState query={answer}>
      {(animal) => {
        const isLost = animal.state === 'open'
        const title = t(isLost ? 'lost.page.title' : 'lost.page.foundTitle', { name: animal.name })
        return (
          <Stack gap="5">
            <ScreenTitle>{`${title} · ${t('app.brand')}`}</ScreenTitle>
            <PageHeader
              title={title}
              about={[t(`species.${animal.species}`), animal.breed].filter(Boolean).join(' · ')}
              actions={isLost && <ShareButton address={paths.lostAnimal.link({ code })} title={title} />}
            />
            {isLost ? (
              <Missing code={code} animal={animal} />
            ) : (
              <Banner tone="success">{t('lost.page.found', { name: animal.name })}</Banner>
            )}
          </Stack>
        )
      }}
    </QueryState>
  )
}

/** Who has written before sees first what was answered. */
function Missing({ code, animal }: { code: string; animal: LostPage }) {
  const { t } = useTranslation('site')
  const { token, keep } = useFinderToken(code)
  const [isSent, setSent] = useState(false)
  const onSent = (given: string) => {
    keep(given)
    setSent(true)
  }
  return (
    <>
      <AnimalLooks code={code} animal={animal} />
      {isSent && (
        <Banner tone="success" live>
          {t('lost.sighting.sent')}
        </Banner>
      )}
      {token && (
        <Card>
          <FinderThread code={code} token={token} />
        </Card>
      )}
      {!isSent && (
        <Card>
          <SightingForm code={code} animal={animal} onSent={onSent} />
        </Card>
      )}
      <Card>
        <SearchHelp code={code} animal={animal} />
      </Card>
    </>
  )
}
