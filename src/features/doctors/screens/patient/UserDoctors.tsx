import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textField } from '#shared/address/fields.ts'
import { useAddress } from '#shared/address/use-address.ts'
import type { OwnDoctor } from '#contract/doctors/schemas.ts'
import { hasWords } from '#shared/lib/search-text.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { paths } from '#shared/paths.ts'
import { SearchField } from '#shared/patterns/list/SearchField.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { WaitingCatArt } from '#shared/ui/art/scenes.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { Grid, Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { OwnDoctorCard } from '../../components/mine/OwnDoctorCard.tsx'
import { ownDoctorQuestions, useAddFavouriteMutation } from '../../own-doctors-api.ts'

const tabs = ['seen', 'favourites'] as const
const isSeen = ({ visits, nextVisit }: OwnDoctor) => visits > 0 || nextVisit !== null

const question = defineQuestion(ownDoctorQuestions.listOwnDoctors, () => undefined)

export default defineScreen({ question, view: UserDoctors })

/** Doctors whom the patient met, and favourites. */
function UserDoctors({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const [tab, choose] = useAddressTab(tabs)
  const { values, change } = useAddress({ q: textField })
  const [addFavourite] = useAddFavouriteMutation()
  const [removed, setRemoved] = useState<OwnDoctor>()
  const find = (
    <LinkButton variant="filled" to={paths.doctorsList.link()}>
      {t('doctors.mine.find')}
    </LinkButton>
  )
  const undo = async ({ id }: OwnDoctor) => {
    const { error } = await addFavourite({ params: { id } })
    if (!error) setRemoved(undefined)
  }
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('doctors.routes.userDoctors', 'title', t)}
        about={routeText('doctors.routes.userDoctors', 'about', t)}
        actions={find}
      />
      {removed && (
        <Banner
          tone="success"
          live
          action={
            <Button small onClick={() => void undo(removed)}>
              {t('doctors.mine.undo')}
            </Button>
          }
        >
          {t('doctors.mine.removed', { name: removed.name })}
        </Banner>
      )}
      <Tabs
        label={t('doctors.mine.label')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({ key, label: t(`doctors.mine.tabs.${key}`) }))}
      >
        <Stack gap="4">
          <SearchField
            label={t('doctors.mine.search')}
            value={values.q ?? ''}
            onSearch={(q) => change({ q: q || undefined }, { replace: true })}
          />
          <QueryState query={answer} isEmpty={() => false} skeleton={<SkeletonCards cards={3} />}>
            {(doctors) => {
              const inTab = doctors.filter((doctor) => (tab === 'seen' ? isSeen(doctor) : doctor.favourite))
              const shown = inTab.filter(({ name }) => hasWords(name, values.q ?? ''))
              if (inTab.length === 0)
                return (
                  <Empty art={<WaitingCatArt />} title={t(`doctors.mine.empty.${tab}`)}>
                    {t(`doctors.mine.emptyHint.${tab}`)}
                  </Empty>
                )
              if (shown.length === 0) return <Text role="status">{t('doctors.mine.noMatch')}</Text>
              return (
                <Grid gap="4" least={19}>
                  {shown.map((doctor) => (
                    <OwnDoctorCard key={doctor.id} doctor={doctor} onRemoved={() => setRemoved(doctor)} />
                  ))}
                </Grid>
              )
            }}
          </QueryState>
        </Stack>
      </Tabs>
    </Stack>
  )
}
