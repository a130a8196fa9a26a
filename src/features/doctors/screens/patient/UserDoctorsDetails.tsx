import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { appointmentQuestions, OwnAppointmentCard } from '#features/appointments/index.ts'
import { MessageLink } from '#features/chat/index.ts'
import { orderQuestions, OwnPapers } from '#features/orders/index.ts'
import { readAddress } from '#shared/address/address.ts'
import { idField } from '#shared/address/fields.ts'
import { paths } from '#shared/paths.ts'
import { Panel } from '#shared/patterns/form/Panel.tsx'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { NotFound } from '#shared/patterns/states/states.tsx'
import { routeText } from '#shared/i18n/route-text.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { combineQuestions, defineQuestion } from '#shared/screen/question.ts'
import type { Place } from '#shared/routing/route.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonRows } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FavouriteButton } from '../../components/favourite/FavouriteButton.tsx'
import { ownDoctorQuestions } from '../../own-doctors-api.ts'

/** Visits of each kind that are shown. */
const shown = 50

const idAt = ({ search }: Place) => readAddress({ id: idField }, search).id
const visitsOf = (tab: 'upcoming' | 'past') =>
  defineQuestion(appointmentQuestions.listAppointments, (place) => {
    const doctor = idAt(place)
    return doctor ? { query: { tab, doctor, limit: shown } } : null
  })
const question = combineQuestions({
  doctor: defineQuestion(ownDoctorQuestions.readOwnDoctor, (place) => {
    const id = idAt(place)
    return id ? { params: { id } } : null
  }),
  coming: visitsOf('upcoming'),
  past: visitsOf('past'),
  papers: defineQuestion(orderQuestions.listOwnPapers, (place) => {
    const seller = idAt(place)
    return seller ? { query: { seller, limit: shown } } : null
  }),
})

export default defineScreen({ question, view: UserDoctorsDetails })

type Visits = Query<{ pages: readonly { items: readonly AppointmentCard[] }[] }>

/** The patient's history with one doctor. `?id=` */
function UserDoctorsDetails({ answer: { doctor, coming, past, papers } }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const list = paths.userDoctors.link()
  const missing = (
    <NotFound level={1} action={<LinkButton to={list}>{routeText('doctors.routes.userDoctors', 'title', t)}</LinkButton>}>
      {t('doctors.mine.missing')}
    </NotFound>
  )
  if (doctor.isUninitialized) return missing
  return (
    <QueryState query={{ ...doctor, data: doctor.currentData }} missing={missing}>
      {(own) => (
        <Stack gap="5" data-workspace={own.kind === 'veterinarian' ? 'pets' : 'patient'}>
          <PageHeader
            title={own.name}
            about={site(`doctors.speciality.${own.speciality}`)}
            crumbs={[{ label: routeText('doctors.routes.userDoctors', 'title', t), to: list }, { label: own.name }]}
            actions={
              <>
                <FavouriteButton doctor={own} />
                <MessageLink to={own.id} />
                {own.bookable && (
                  <>
                    <LinkButton to={paths.viewDoctorDetails.link({ id: own.id })}>{t('doctors.mine.profile')}</LinkButton>
                    <LinkButton
                      variant="filled"
                      to={paths.viewDoctorDetails.link({
                        id: own.id,
                        mode: own.lastVisit?.mode,
                        subject: own.lastVisit?.subject,
                      })}
                    >
                      {t('doctors.mine.again')}
                    </LinkButton>
                  </>
                )}
              </>
            }
          />
          <Cluster gap="2">
            {own.visits > 0 && <Badge>{t('doctors.mine.visits', { count: own.visits })}</Badge>}
            {!own.bookable && <Badge tone="warning">{t('doctors.mine.notBookable')}</Badge>}
          </Cluster>
          <VisitsPanel title={t('doctors.mine.coming')} none={t('doctors.mine.noneComing')} visits={coming} />
          <VisitsPanel
            title={t('doctors.mine.past')}
            about={t('doctors.mine.papers')}
            none={t('doctors.mine.nonePast')}
            visits={past}
          />
          <Panel title={t('doctors.mine.invoices')}>
            <QueryState
              query={papers}
              isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
              empty={<Text quiet>{t('doctors.mine.noInvoices')}</Text>}
              skeleton={<SkeletonRows rows={2} />}
            >
              {({ pages }) => <OwnPapers papers={pages.flatMap(({ items }) => items)} />}
            </QueryState>
          </Panel>
        </Stack>
      )}
    </QueryState>
  )
}

function VisitsPanel({ title, about, none, visits }: { title: string; about?: string; none: string; visits: Visits }) {
  return (
    <Panel title={title} about={about}>
      <QueryState
        query={visits}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Text quiet>{none}</Text>}
        skeleton={<SkeletonRows rows={2} />}
      >
        {({ pages }) => (
          <Stack gap="3">
            {pages.flatMap(({ items }) => items.map((visit) => <OwnAppointmentCard key={visit.id} appointment={visit} />))}
          </Stack>
        )}
      </QueryState>
    </Panel>
  )
}
