import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { couponKinds, couponStandings } from '#contract/coupons/values.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { routeText } from '#shared/i18n/route-text.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { CardList } from '#shared/patterns/list/CardList.tsx'
import { ListToolbar } from '#shared/patterns/list/ListToolbar.tsx'
import { useListController } from '#shared/patterns/list/useListController.ts'
import { PageHeader } from '#shared/patterns/page/PageHeader.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { SkeletonCards } from '#shared/ui/feedback/Skeleton.tsx'
import { PlusIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { couponQuestions, useReadCouponQuery } from '../../api.ts'
import { CouponCard } from '../../components/card/CouponCard.tsx'
import { CouponDialog } from '../../components/form/CouponDialog.tsx'
import { couponListOptions, couponsQueryAt, openCouponField } from '../../model/coupon-list.ts'

const question = defineQuestion(couponQuestions.listCoupons, ({ search }) => ({ query: couponsQueryAt(search) }))

export default defineScreen({ question, view: Coupons })

/** The company's coupons as tickets, where they are written, changed, paused and ended. */
function Coupons({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  const list = useListController(couponListOptions)
  const { linkTo } = useAddress(openCouponField)
  const write = (
    <LinkButton variant="filled" icon={<PlusIcon />} to={linkTo({ new: 'coupon' })}>
      {t('coupons.form.new')}
    </LinkButton>
  )
  const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return (
    <Stack gap="5">
      <PageHeader
        title={routeText('coupons.routes.coupons', 'title', t)}
        about={routeText('coupons.routes.coupons', 'about', t)}
        actions={write}
      />
      <ListToolbar
        controller={list}
        searchLabel={t('coupons.list.search')}
        filters={[
          {
            name: 'standing',
            label: t('coupons.list.standing'),
            all: t('coupons.list.anyStanding'),
            options: optionsOf(couponStandings, (value) => t(`coupons.standings.${value}`)),
          },
          {
            name: 'kind',
            label: t('coupons.form.kind'),
            all: t('coupons.list.anyKind'),
            options: optionsOf(couponKinds, (value) => t(`coupons.kinds.${value}`)),
          },
        ]}
      />
      <CardList
        query={answer}
        controller={list}
        label={t('coupons.list.title')}
        itemKey={({ id }) => id}
        card={card}
        least={20}
        skeleton={<SkeletonCards cards={6} least={20} />}
        empty={
          <Empty title={t('coupons.list.empty')} actions={write}>
            {t('coupons.list.emptyHint')}
          </Empty>
        }
      />
      <OpenForm />
    </Stack>
  )
}

const card = (coupon: Coupon) => <CouponCard coupon={coupon} />

/** The form that the address opens. */
function OpenForm() {
  const zone = useZone()
  const [now] = useState(() => new Date().toISOString())
  const { values, change } = useAddress(openCouponField)
  const { edit } = values
  const found = useReadCouponQuery({ params: { id: edit ?? '' } }, { skip: edit === undefined })
  const close = () => change({ edit: undefined, new: undefined }, { replace: true })
  const today = dayOf(now, zone)
  if (values.new) return <CouponDialog coupon={null} today={today} onClose={close} />
  if (edit === undefined || found.currentData?.id !== edit) return null
  return <CouponDialog key={edit} coupon={found.currentData} today={today} onClose={close} />
}
