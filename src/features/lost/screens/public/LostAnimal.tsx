import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { ShareButton } from '#shared/patterns/share/ShareButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { paths } from '#shared/paths.ts'
import { useReadLostPageQuery } from '../../api.ts'
import { SearchHelp } from '../../components/search/SearchHelp.tsx'
import { FinderThread } from '../../components/thread/FinderThread.tsx'
import { finderToken, keepFinderToken } from '../../components/thread/finder-token.ts'
import { SightingForm } from '../../components/SightingForm.tsx'
import styles from './LostAnimal.module.css'

const never = () => () => {}
const pictureAddress = (code: string) => `/api/lost-pages/${code}/picture`
const isCode = (code: string) => /^[A-Za-z0-9_-]{8,40}$/.test(code)

/** The public page of a lost animal: what it is, about where, and how to say that one has seen it. */
export default function LostAnimal() {
  const { t } = useTranslation('site')
  const { code = '' } = useParams()
  const page = useReadLostPageQuery({ body: { code } }, { skip: !isCode(code) })
  const kept = useSyncExternalStore(
    never,
    () => finderToken(code),
    () => null,
  )
  const [sent, setSent] = useState<string>()
  const token = sent ?? kept
  const onSent = (given: string) => {
    keepFinderToken(code, given)
    setSent(given)
  }
  if (!isCode(code)) return <NotFound level={1} />
  return (
    <QueryState query={page}>
      {(animal) => (
        <Stack gap="5">
          <PageHeader
            title={t(animal.state === 'open' ? 'lost.page.title' : 'lost.page.foundTitle', { name: animal.name })}
            about={[t(`species.${animal.species}`), animal.breed].filter(Boolean).join(' · ')}
            actions={
              animal.state === 'open' && (
                <ShareButton address={paths.lostAnimal.link({ code })} title={t('lost.page.title', { name: animal.name })} />
              )
            }
          />
          {animal.state === 'found' ? (
            <Banner tone="success">{t('lost.page.found', { name: animal.name })}</Banner>
          ) : (
            <>
              {animal.hasPicture && (
                <img
                  className={styles.picture}
                  src={pictureAddress(code)}
                  alt={t('lost.page.picture', { name: animal.name })}
                  decoding="async"
                />
              )}
              {animal.words && (
                <Text>
                  <bdi>{animal.words}</bdi>
                </Text>
              )}
              {animal.lastSeenAt && (
                <Text quiet>
                  {t('lost.page.lastSeen')} <When instant={animal.lastSeenAt} />
                </Text>
              )}
              <Card>
                {sent ? (
                  <Banner tone="success" live>
                    {t('lost.sighting.sent')}
                  </Banner>
                ) : (
                  <SightingForm code={code} animal={animal} onSent={onSent} />
                )}
              </Card>
              {token && (
                <Card>
                  <FinderThread code={code} token={token} />
                </Card>
              )}
              <Card>
                <SearchHelp code={code} animal={animal} />
              </Card>
            </>
          )}
        </Stack>
      )}
    </QueryState>
  )
}
